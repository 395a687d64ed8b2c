/** What a person does at a table: presses, second thoughts, questions, and what is sent in the end. */
import type { Card, ClientMessage, OfferInfo, Suit } from '../wire';
import { isPlay, pairOf } from './cards';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import { TableState } from './table-state.svelte';
import { aloud } from './table-words';

export const CLOSE_MS = 2_000;
const REFUSAL_MS = 6_000;
const DUTIES = new Set(['mustFollow', 'mustBeat', 'mustTrump']);

/** The text of a bid. */
export const bidText = (bid: { contract: string; ohneTalon: boolean }): string => `bid ${bid.contract}${bid.ohneTalon ? ' ohneTalon' : ''}`;

export abstract class TableDoing extends TableState {
  protected closeTimer: ReturnType<typeof setTimeout> | undefined;
  protected refusalTimer: ReturnType<typeof setTimeout> | undefined;

  /** Send a command and wait for its answer: null when done, else the code of the refusal. */
  abstract command(message: ClientMessage & { id: string }): Promise<string | null>;
  /** The last event that the person has seen. */
  protected abstract get seen(): number;
  protected abstract hurry(): void;

  // ---- what the person does ---------------------------------------------------------------------------------------

  /** Press a card: play it, lift it, prepare it, or hear why not. */
  press(card: Card): void {
    this.stir();
    if (this.you === null || this.over) return;
    if (this.busy || !this.myTurn) {
      if (this.busy) this.hurry();
      if (this.link === 'open') this.prepared = this.prepared === card ? null : card;
      return;
    }
    if (this.deal?.phase === 'discard') return this.choose(card);
    if (settings.confirmPlay && this.chosen !== card && !this.choice && this.legal.includes(card)) {
      this.chosen = card;
      return;
    }
    this.playCard(card);
  }

  /** Choose a card to lay away, or put it back; a third one takes the place of the first. */
  private choose(card: Card): void {
    this.laying = this.laying.includes(card) ? this.laying.filter((each) => each !== card) : [...this.laying, card].slice(-2);
  }

  /** The action that lays the two chosen cards away, as the rules spell it; null until there are two. */
  get layAway(): string | null {
    const [one, other] = this.laying;
    if (!one || !other) return null;
    const refused = Object.keys(this.deal?.refused ?? {});
    return [...this.legal, ...refused].find((action) => [`discard ${one} ${other}`, `discard ${other} ${one}`].includes(action)) ?? null;
  }

  /** Play a card now (second tap, Enter, dropped on the table). */
  playCard(card: Card): void {
    this.stir();
    if (this.deal?.phase === 'discard') return this.choose(card);
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
    if (this.company) return this.offer('takeBack');
    if (!this.info?.takeBack || this.busy || this.over || this.you === null) return;
    void this.command({ t: 'takeBack', id: newId() });
  }

  /** Put down what is half done; tells whether there was anything. */
  letGo(spoken: boolean): boolean {
    const had = this.closing !== null || this.choice !== null || this.chosen !== null || this.asking !== null;
    const prepared = spoken && this.prepared !== null;
    clearTimeout(this.closeTimer);
    this.closing = this.choice = this.chosen = this.asking = null;
    if (spoken) this.laying = [];
    if (prepared) this.prepared = null;
    return had || prepared;
  }

  /** Ask the others for their consent. */
  offer(what: OfferInfo['what']): void {
    if (this.you !== null) void this.command({ t: 'offer', id: newId(), what });
  }

  /** Answer what somebody has asked. */
  reply(agree: boolean): void {
    void this.command({ t: 'answer', id: newId(), agree });
  }

  /** Choose what follows from another's time having run out. */
  decide(choice: 'claim' | 'adjourn'): void {
    void this.command({ t: 'decide', id: newId(), choice });
  }

  /** Say a ready phrase; null when it is said, else the code of the refusal. */
  phrase(phrase: string): Promise<string | null> {
    return this.command({ t: 'say', id: newId(), phrase });
  }

  /** Say something in free words. */
  write(text: string): Promise<string | null> {
    return this.command({ t: 'say', id: newId(), text });
  }

  /** Want free words at this table, or not. */
  wantFreeText(on: boolean): Promise<string | null> {
    return this.command({ t: 'freeText', id: newId(), on });
  }

  /** Hear nothing more from a seat, or hear it again. */
  mute(seat: number, on: boolean): Promise<string | null> {
    return this.command({ t: 'mute', id: newId(), seat, on });
  }

  askHint(): void {
    if (!this.info?.help || !this.myTurn || this.hintAsked) return;
    this.hintAsked = true;
    void this.command({ t: 'hint', id: newId() });
  }

  ready(): void {
    if (!(this.view?.betweenDeals || this.info?.adjourned) || this.you === null) return;
    void this.command({ t: 'ready', id: newId() });
  }

  setLevel(level: string): void {
    void this.command({ t: 'level', id: newId(), level });
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
        if (await this.command({ t: 'do', id: newId(), rev: this.seen, action })) return;
      }
    } finally {
      this.sending = false;
    }
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
  protected stir(): void {
    this.refused = null;
    this.notice = '';
  }
}

let count = 0;
/** A name for a command; `crypto.randomUUID` needs HTTPS, which a club's own network may not have. */
export const newId = (): string => `${Date.now().toString(36)}-${(count++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
