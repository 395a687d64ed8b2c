/** One table as this browser sees it: what the server says, shown one event after the other. */
import { tick } from 'svelte';

import type { ClientMessage, ClockInfo, Happened, ServerMessage, Sync, TableEvent, View } from '../wire';
import { isPlay } from './cards';
import { Flight } from './flight';
import { Director } from './flight-director';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import { Socket, type Link } from './socket';
import { play as sound } from './sound';
import { byItself } from './table-auto';
import { Counting } from './table-counting';
import { TableDoing } from './table-doing.svelte';
import { sceneOf, step } from './table-scene';
import { aloud, listed } from './table-words';

/** Events with one cause, and what is to be seen after them. */
interface Batch {
  events: { seq: number; ev: TableEvent | null }[];
  view: View;
}
type Pending = { message: ClientMessage; settle: (code: string | null) => void };

/** So many batches behind, the table jumps instead of showing them. */
const JUMP = 3;
const LOG_LINES = 40;

export class Table extends TableDoing {
  private seq = -1;
  private shownSeq = -1;
  private ackSeq = -1;
  private queue: Batch[] = [];
  private half: Batch['events'] = [];
  private pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private director: Director | null = null;
  private counting = new Counting();

  constructor(
    readonly id: string,
    private readonly token: string | null,
    private readonly address: string,
  ) {
    super();
  }

  /** The last event that has been shown. */
  get shownUpTo(): number {
    return this.shownSeq;
  }
  protected get seen(): number {
    return Math.max(this.shownSeq, this.ackSeq);
  }
  protected hurry(): void {
    this.director?.hurry();
  }
  /** A tap somewhere on the table: a resting trick is collected, what flies hurries. */
  tap(): void {
    this.director?.tap();
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
    this.forgetTimers();
    this.talk.stop();
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
      case 'quiet':
        this.talk.mute(message.seats);
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
    this.tick(message.clock);
    this.you = message.you;
    this.seq = this.shownSeq = message.seq;
    this.ackSeq = -1;
    this.busy = false;
    this.counting.forget();
    this.claimant = null;
    this.lot = null;
    this.away = new Set();
    this.show(message.view);
    if (first) {
      this.tellLot(message.view);
      this.greet(message.view);
    }
    void this.settled();
  }

  private tick(clock: ClockInfo | null): void {
    this.clock = clock;
    if (clock) this.clockAhead = clock.now - Date.now();
  }

  private happened(message: Happened): void {
    if (message.seq <= this.seq) return;
    if (message.seq > this.seq + 1) {
      this.socket?.send({ t: 'hello', token: this.token, since: this.seq });
      return;
    }
    this.seq = message.seq;
    this.half.push({ seq: message.seq, ev: message.ev });
    // Words need not wait until the cards have landed.
    if (message.ev?.type === 'said') this.talk.hear(message.ev.seat, message.ev.phrase, message.ev.text, message.ev.seat === this.you);
    if (!message.view) return;
    this.tick(message.clock);
    this.queue.push({ events: this.half, view: message.view });
    this.half = [];
    if (!this.busy) void this.run();
    else if (this.queue.length > JUMP) this.director?.hurry();
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
      if (batch.events.some(({ ev }) => ev?.type === 'dealBegan')) this.greet(batch.view);
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
    const before = this.view;
    this.view = view;
    this.scene = sceneOf(view);
    if (view.betweenDeals !== before?.betweenDeals) this.resultOpen = view.betweenDeals;
    if (before && view.sheet.length > before.sheet.length) this.beads(view.sheet.at(-1)?.outcome.points ?? 0);
    this.hint = null;
    if (view.deal?.phase !== 'discard') this.laying = [];
    if (view.deal?.phase !== 'auction') this.bid = null;
  }

  /** One click for each bead that goes down. */
  private beads(points: number): void {
    for (let bead = 0; bead < points; bead++) this.later(bead * 90, () => sound('bead'));
  }

  private report(event: TableEvent): void {
    this.counting.see(event, this.scene.me);
    const lines = this.words.lines(event, this.scene);
    // Before the first deal there is only who sat down and who deals.
    const anew = event.type === 'dealBegan' && event.dealNo > 1;
    if (anew) this.lines = [];
    if (event.type === 'sixtySixClaimed') this.claimant = event.seat;
    else if (event.type === 'dealBegan') this.claimant = null;
    if (!this.mayLookBack && (event.type === 'cardPlayed' || anew)) {
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

  /** Cards that were drawn for the first dealer before this page was open, as long as nobody has got further. */
  private tellLot(view: View): void {
    const { lot } = this.info ?? {};
    if (!lot || view.dealNo !== 1 || view.bummerlNo !== 1 || !view.deal) return;
    const { tricks, table, leader, seat } = view.deal;
    if (tricks.some((count) => count > 0) || (table.length > 0 && leader === seat)) return;
    this.lines = this.words.lot(lot);
    for (const line of this.lines) this.say(aloud(line));
    if (lot.cards.length > 0) void this.director?.lot(lot);
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

  /** Do what this person leaves to the table. */
  private byItself(): void {
    const { deal, legal, rated } = this;
    if (!deal) return;
    const points = this.counting.points(deal, this.scene.me);
    const action = byItself({ rated, phase: deal.phase, legal, cards: this.scene.hand.length, points }, settings);
    if (action === null) return;
    const seq = this.shownSeq;
    if (!isPlay(action)) void this.send(action);
    else this.later(500, () => seq === this.shownSeq && this.legal.includes(action) && void this.send(action));
  }
}
