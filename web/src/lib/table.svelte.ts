/** One table as this browser sees it: what the server said, what is being shown, and what the person is about to do. */
import { tick } from 'svelte';

import type { Card, ClientMessage, Happened, Hint, ServerMessage, Suit, Sync, TableEvent, TableInfo, View } from '../wire';
import { inOrder, isPlay, pairOf } from './cards';
import { Flight } from './flight';
import { t } from './i18n.svelte';
import { Director } from './flight-director';
import { settings } from './settings.svelte';
import { Socket, type Link } from './socket';
import { play as sound } from './sound';
import { Counting } from './table-counting';
import { emptyScene, sceneOf, step, type Scene } from './table-scene';
import { aloud, listed, Words } from './table-words';

/** What is being asked before it is done. */
export type Question = 'close' | 'claim' | 'concede' | 'concedeBummerl' | 'abandon' | { revoke: Card; code: string };
export interface Refused {
  code: string;
  args: Record<string, unknown>;
  action: string;
}
interface Batch {
  events: { seq: number; ev: TableEvent | null }[];
  view: View;
}
type Pending = { message: ClientMessage; settle: (code: string | null) => void };

export const CLOSE_MS = 2_000;
const REFUSAL_MS = 6_000;
const JUMP = 3;
const LOG_LINES = 40;
const DUTIES = new Set(['mustFollow', 'mustBeat', 'mustTrump']);

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** What is shown now: the last view whose events have all been shown. */
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene>(emptyScene(2, null));
  link = $state<Link>('connecting');
  lostAt = $state<number | null>(null);
  closedCode = $state<number | null>(null);
  delay = $state<number | null>(null);
  /** Events are being shown; what the person does waits. */
  busy = $state(false);
  /** A trick lies until it is tapped. */
  resting = $state(false);
  refused = $state.raw<Refused | null>(null);
  notice = $state('');
  asking = $state.raw<Question | null>(null);
  /** Since when the stock is being closed and can be taken back. */
  closing = $state<number | null>(null);
  /** A marriage that was pressed and waits for its king or queen. */
  choice = $state<Suit | null>(null);
  /** A card lifted by the first tap, or by its number. */
  chosen = $state<Card | null>(null);
  prepared = $state<Card | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintAsked = $state(false);
  lines = $state.raw<string[]>([]);
  /** What the live region says; the last one can be repeated. */
  spoken = $state.raw<string[]>([]);
  alarm = $state('');
  /** Places whose card is in the air: `hand:QH`, `trick:1`, `turnup`. */
  away = $state.raw<ReadonlySet<string>>(new Set());
  /** The result of the deal is shown (it can be put aside to look at the table). */
  resultOpen = $state(false);
  sending = $state(false);
  /** The last event that the scene contains. */
  shown: TableEvent | null = null;

  private seq = -1;
  private shownSeq = -1;
  private ackSeq = -1;
  private queue: Batch[] = [];
  private half: Batch['events'] = [];
  private pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private director: Director | null = null;
  private counting = new Counting();
  private unspoken: string[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private closeTimer: ReturnType<typeof setTimeout> | undefined;
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly token: string | null,
    private readonly address: string,
  ) {}

  // ---- what can be read off ---------------------------------------------------------------------------------------

  get words(): Words {
    return new Words(this.info, this.view, this.you);
  }
  get deal(): View['deal'] {
    return this.view?.deal ?? null;
  }
  get legal(): readonly string[] {
    return this.busy || this.link !== 'open' || this.sending ? [] : (this.deal?.legal ?? []);
  }
  get myTurn(): boolean {
    return this.you !== null && !this.busy && (this.view?.toAct.includes(this.you) ?? false);
  }
  get rated(): boolean {
    return this.info?.rated ?? false;
  }
  get hand(): Card[] {
    return inOrder(this.scene.hand, settings.handOrder, this.scene.trump);
  }
  /** The score of a person in words: how many are still to go, or how many there are. */
  score(seat: number): string {
    const view = this.view;
    if (!view) return '';
    const facts = { who: this.words.person(seat), count: view.scores[seat] ?? 0, target: view.matchTarget };
    return t(view.matchTarget < view.matchStart ? 'table-to-go' : 'table-has', facts);
  }
  /** All scores and Bummerls in one sentence. */
  get scoreSaid(): string {
    const seats = Array.from({ length: this.view?.players ?? 0 }, (_, seat) => seat);
    const marks = seats.map((seat) => t('table-marks-of', { who: this.words.person(seat), count: this.view?.marks[seat] ?? 0 }));
    return t('table-score-says', { scores: seats.map((seat) => this.score(seat)).join(', '), marks: marks.join(', ') });
  }
  get over(): boolean {
    return Boolean(this.deal?.outcome) && !this.busy;
  }

  // ---- connection -------------------------------------------------------------------------------------------------

  /** Sit down: connect, and let cards fly in `layer` over the table in `root`. */
  open(root: HTMLElement, layer: HTMLElement): void {
    this.director = new Director(this, root, new Flight(layer));
    this.connect();
  }

  connect(): void {
    this.closedCode = null;
    this.socket?.close();
    this.link = 'connecting';
    this.socket = new Socket(this.address, {
      open: () => this.hello(),
      message: (message) => this.receive(message),
      link: (link, code) => this.linked(link, code),
    });
  }

  retry(): void {
    this.socket?.retry();
  }

  leave(): void {
    this.socket?.close();
    this.director?.stop();
    clearTimeout(this.closeTimer);
    clearTimeout(this.refusalTimer);
    for (const timer of this.timers) clearTimeout(timer);
  }

  private hello(): void {
    this.socket?.send({ t: 'hello', token: this.token, ...(this.seq >= 0 ? { since: this.seq } : {}) });
    for (const { message } of this.pending.values()) this.socket?.send(message);
  }

  private linked(link: Link, code: number | null): void {
    const was = this.link;
    this.link = link;
    if (link === 'lost' && was === 'open') {
      this.lostAt = Date.now();
      this.later(2_000, () => this.link !== 'open' && (this.alarm = t('table-lost-spoken')));
    } else if (link === 'open') {
      if (this.alarm) this.alarm = t('table-back-spoken');
      this.lostAt = null;
    } else if (link === 'closed') {
      this.closedCode = code;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'sync':
        return this.sync(message);
      case 'event':
        return this.happened(message);
      case 'table':
        this.info = message.table;
        return;
      case 'ack':
        this.ackSeq = Math.max(this.ackSeq, message.seq);
        return this.settle(message.id, null);
      case 'error':
        if (message.id === null) return this.say(t(`error-${message.code}`));
        return this.settle(message.id, message.code, message.args);
      case 'hint':
        this.pending.delete(message.id);
        this.hintAsked = false;
        this.hint = message;
        return;
      case 'pong':
        this.delay = this.socket?.delay ?? null;
    }
  }

  private sync(message: Sync): void {
    const first = this.view === null;
    this.queue = [];
    this.half = [];
    this.director?.stop();
    this.info = message.table;
    this.you = message.you;
    this.seq = this.shownSeq = message.seq;
    this.ackSeq = -1;
    this.busy = false;
    this.counting.forget();
    this.away = new Set();
    this.show(message.view);
    if (first) this.greet(message.view);
    void this.settled();
  }

  private happened(message: Happened): void {
    if (message.seq <= this.seq) return;
    if (message.seq > this.seq + 1) {
      this.socket?.send({ t: 'hello', token: this.token, since: this.seq });
      return;
    }
    this.seq = message.seq;
    this.half.push({ seq: message.seq, ev: message.ev });
    if (!message.view) return;
    this.queue.push({ events: this.half, view: message.view });
    this.half = [];
    if (!this.busy) void this.run();
    else if (this.queue.length > JUMP) this.director?.hurry();
  }

  // ---- showing what happened --------------------------------------------------------------------------------------

  private async run(): Promise<void> {
    this.busy = true;
    this.letGo(false);
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      const jump = this.queue.length >= JUMP || document.visibilityState !== 'visible';
      for (const { ev } of batch.events) {
        if (!ev) continue;
        this.report(ev);
        if (!jump && !(await this.director?.show(ev, batch.view))) return;
        if (this.shown !== ev) this.scene = step(this.scene, ev, this.keepsTrick);
      }
      this.shownSeq = batch.events.at(-1)?.seq ?? this.shownSeq;
      this.show(batch.view);
    }
    this.busy = false;
    this.director?.calmDown();
    await this.settled();
  }

  /** Whether a taken trick may lie open until the next lead. */
  get keepsTrick(): boolean {
    return this.deal?.game === 'two_hand' && this.deal.profile.peekOppTrick === 'untilNextLead';
  }

  private show(view: View): void {
    const ended = view.deal?.outcome && !this.view?.deal?.outcome;
    this.view = view;
    this.scene = sceneOf(view);
    if (ended || (view.deal?.outcome && this.lines.length === 0)) this.resultOpen = true;
    if (!view.deal?.outcome) this.resultOpen = false;
    this.hint = null;
  }

  private report(event: TableEvent): void {
    this.counting.see(event, this.scene.me);
    const lines = this.words.lines(event, this.scene);
    if (event.type === 'dealBegan') this.lines = [];
    if (!this.mayLookBack && (event.type === 'cardPlayed' || event.type === 'dealBegan')) {
      if (this.scene.table.length === 0) this.lines = [];
    }
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-LOG_LINES);
    for (const line of lines) this.say(aloud(line));
  }

  /** Where the rules forbid looking back, the log holds the trick on the table only. */
  private get mayLookBack(): boolean {
    const deal = this.deal;
    if (!deal) return false;
    if (deal.game === 'two_hand') return deal.profile.peekOwnTricks || deal.profile.peekOppTrick === 'untilNextLead';
    return false;
  }

  private greet(view: View): void {
    if (!view.deal || view.deal.outcome || this.you === null) return;
    const cards = this.hand.map((card) => aloud(`\u0001${card}\u0001`));
    if (cards.length) this.say(t('table-hold', { cards: listed(cards) }));
    if (view.deal.trump) this.say(t('table-trump-is', { suit: aloud(`\u0001${view.deal.trump}\u0001`) }));
  }

  /** Everything has been shown: whose turn it is, and what goes by itself. */
  private async settled(): Promise<void> {
    await tick();
    if (this.busy || !this.view) return;
    if (this.myTurn && !this.over) {
      this.say([t('table-your-turn'), this.duty()].filter(Boolean).join(' '));
      if (settings.turnSound || document.visibilityState !== 'visible') sound('turn');
    }
    if (!this.playPrepared()) this.byItself();
  }

  private duty(): string {
    const cards = this.legal.filter(isPlay);
    if (cards.length === 0 || cards.length === this.scene.hand.length) return '';
    return t('table-may-play', { cards: listed(cards.map((card) => aloud(`\u0001${card}\u0001`))) });
  }

  private playPrepared(): boolean {
    const card = this.prepared;
    if (!card || !this.myTurn) return false;
    this.prepared = null;
    if (this.legal.includes(card)) {
      void this.send(card);
      return true;
    }
    this.say(t('table-prepared-dropped', { card: aloud(`\u0001${card}\u0001`) }));
    return false;
  }

  /** The acts that a person may leave to the table; never in rated play. */
  private byItself(): void {
    if (this.rated || this.deal?.game === undefined) return;
    const legal = this.legal;
    if (settings.autoClaim && legal.includes('claim') && this.counting.points(this.deal, this.scene.me) >= 66) {
      void this.send('claim');
      return;
    }
    const [only] = legal;
    if (settings.autoLastCard && legal.length === 1 && only && isPlay(only) && this.scene.hand.length === 1) {
      const seq = this.shownSeq;
      this.later(500, () => seq === this.shownSeq && this.legal.includes(only) && void this.send(only));
    }
  }

  // ---- what the person does ---------------------------------------------------------------------------------------

  /** Press a card: play it, lift it, prepare it, or hear why not. */
  press(card: Card): void {
    this.stir();
    if (this.you === null || this.over) return;
    if (this.busy || !this.myTurn) {
      if (this.busy) this.director?.hurry();
      if (this.link === 'open') this.prepared = this.prepared === card ? null : card;
      return;
    }
    if (settings.confirmPlay && this.chosen !== card && !this.choice && this.legal.includes(card)) {
      this.chosen = card;
      return;
    }
    this.playCard(card);
  }

  /** Play a card now (second tap, Enter, dropped on the table). */
  playCard(card: Card): void {
    this.stir();
    this.chosen = null;
    if (this.choice && !pairOf(this.choice).includes(card)) return this.refuse(card, 'mustLeadPair', { suit: this.choice });
    if (!this.legal.includes(card)) return this.refuseAction(card);
    const announce = this.choice ? `+${this.choice}` : this.announcedBy(card);
    this.choice = null;
    void this.send(...(this.closing !== null ? ['close'] : []), ...(announce ? [announce] : []), card);
  }

  /** The announcement that goes with a lead, for whoever wants that done for him. */
  private announcedBy(card: Card): string | null {
    if (!settings.autoAnnounce || this.rated || this.deal?.game !== 'two_hand') return null;
    const kingLeads = this.deal.profile.marriageLeadCard === 'king';
    const action = `+${card[1]}`;
    const pair = card[0] === 'K' || (card[0] === 'Q' && !kingLeads);
    return pair && this.legal.includes(action) ? action : null;
  }

  /** Do what a button or key stands for. */
  act(action: string): void {
    this.stir();
    if (isPlay(action)) return this.playCard(action);
    if (!this.legal.includes(action)) return this.refuseAction(action);
    if (action.startsWith('+') && this.deal?.game === 'two_hand') return this.announce(action[1] as Suit);
    if (action === 'close' && settings.confirmClose) this.asking = 'close';
    else if (action === 'close') this.startClosing();
    else if (action === 'claim' && settings.confirmClaim && !this.sureOfClaim) this.asking = 'claim';
    else this.sendWith(action);
  }

  private announce(suit: Suit): void {
    if (this.deal?.game === 'two_hand' && this.deal.profile.marriageLeadCard === 'king') {
      void this.send(`+${suit}`, `K${suit}`);
      return;
    }
    this.choice = this.choice === suit ? null : suit;
    this.chosen = null;
    if (this.choice) {
      const points = suit === this.scene.trump ? 40 : 20;
      this.say(t('table-choose-pair', { points, suit: aloud(`\u0001${suit}\u0001`) }));
    }
  }

  private get sureOfClaim(): boolean {
    const deal = this.deal;
    return Boolean(deal?.points && this.scene.me !== null && (deal.points[this.scene.me] ?? 0) >= 66);
  }

  /** Send an action, after the announcement or the close that was about to be made. */
  private sendWith(action: string): void {
    const announce = this.choice ? [`+${this.choice}`] : [];
    const close = this.closing !== null ? ['close'] : [];
    this.choice = null;
    void this.send(...close, ...announce, action);
  }

  startClosing(): void {
    this.closing = Date.now();
    sound('close');
    this.say(t('table-closing'));
    this.closeTimer = setTimeout(() => this.closing !== null && void this.send('close'), CLOSE_MS);
  }

  /** Answer the question that is asked. */
  answer(yes: boolean): void {
    const asked = this.asking;
    this.asking = null;
    if (!yes || asked === null) return;
    if (asked === 'abandon') void this.command({ t: 'abandon', id: newId() });
    else if (typeof asked === 'object') void this.send(asked.revoke);
    else this.sendWith(asked);
  }

  /** Take back: the close within its two seconds, else what was chosen, else (against the computer) the last action. */
  takeBack(): void {
    if (this.letGo(true)) return;
    if (!this.info?.takeBack || this.busy || this.over || this.you === null) return;
    void this.command({ t: 'takeBack', id: newId() });
  }

  /** Put down what is half done; tells whether there was anything. */
  letGo(spoken: boolean): boolean {
    const had = this.closing !== null || this.choice !== null || this.chosen !== null || this.asking !== null;
    const prepared = spoken && this.prepared !== null;
    clearTimeout(this.closeTimer);
    this.closing = this.choice = this.chosen = this.asking = null;
    if (prepared) this.prepared = null;
    return had || prepared;
  }

  askHint(): void {
    if (!this.info?.help || !this.myTurn || this.hintAsked) return;
    this.hintAsked = true;
    void this.command({ t: 'hint', id: newId() });
  }

  ready(): void {
    if (!this.view?.betweenDeals || this.you === null) return;
    void this.command({ t: 'ready', id: newId() });
  }

  setLevel(level: string): void {
    void this.command({ t: 'level', id: newId(), level });
  }

  /** A tap somewhere on the table: a resting trick is collected, what flies hurries. */
  tap(): void {
    this.director?.tap();
  }

  say(text: string): void {
    if (!text) return;
    if (this.unspoken.length === 0) this.later(300, () => this.speakNow());
    this.unspoken.push(text);
  }

  /** Say the last announcement again. */
  repeat(): void {
    const last = this.spoken.at(-1);
    // A changed text is spoken again, the same text is not.
    if (last) this.spoken = [...this.spoken.slice(-20), last.endsWith('\u00a0') ? last.trimEnd() : `${last}\u00a0`];
  }

  private speakNow(): void {
    const text = this.unspoken.join(' ').replace(/\s+/g, ' ');
    this.unspoken = [];
    this.spoken = [...this.spoken.slice(-20), text];
  }

  // ---- sending ----------------------------------------------------------------------------------------------------

  /** Send actions one after the other; a refusal ends the row. */
  async send(...actions: string[]): Promise<void> {
    if (this.sending) return;
    clearTimeout(this.closeTimer);
    this.closing = null;
    this.prepared = null;
    this.sending = true;
    try {
      for (const action of actions) {
        if (await this.command({ t: 'do', id: newId(), rev: Math.max(this.shownSeq, this.ackSeq), action })) return;
      }
    } finally {
      this.sending = false;
    }
  }

  /** Send a command and wait for its answer: null when done, else the code of the refusal. */
  command(message: ClientMessage & { id: string }): Promise<string | null> {
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle });
      this.socket?.send(message);
    });
  }

  private settle(id: string, code: string | null, args: Record<string, unknown> = {}): void {
    const found = this.pending.get(id);
    this.pending.delete(id);
    if (!found) return;
    if (code !== null) {
      this.hintAsked = false;
      const action = found.message.t === 'do' ? found.message.action : found.message.t;
      if (code === 'stale') this.notice = t('table-stale');
      else this.refuse(action, code, args);
    }
    found.settle(code);
  }

  private refuseAction(action: string): void {
    if (this.link !== 'open') return;
    const why = this.deal?.refused[action];
    const deal = this.deal;
    if (why && isPlay(action) && DUTIES.has(why.code) && deal?.game === 'two_hand' && deal.profile.revoke === 'forfeit3') {
      this.asking = { revoke: action, code: why.code };
      return;
    }
    this.refuse(action, why?.code ?? (this.over ? 'dealOver' : 'notYourTurn'), why?.args ?? {});
  }

  refuse(action: string, code: string, args: Record<string, unknown> = {}): void {
    sound('refused');
    clearTimeout(this.refusalTimer);
    this.refused = { action, code, args };
    this.refusalTimer = setTimeout(() => (this.refused = null), REFUSAL_MS);
  }

  /** The next input takes away what the last one left behind. */
  private stir(): void {
    this.refused = null;
    this.notice = '';
  }

  private later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, ms);
    this.timers.add(timer);
  }
}

let count = 0;
/** A name for a command; `crypto.randomUUID` needs HTTPS, which a club's own network may not have. */
export const newId = (): string => `${Date.now().toString(36)}-${(count++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
