/** What is known about a table and shown of it; whoever reads a field is drawn again when it changes. */
import type { Card, ClockInfo, Contract, DealerDrawn, Hint, Suit, TableEvent, TableInfo, View } from '../wire';
import { inOrder } from './cards';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import type { Link } from './socket';
import { emptyScene, type Scene } from './table-scene';
import { Talk } from './table-talk.svelte';
import { Words } from './table-words';

/** What is being asked before it is done. */
export type Question = 'close' | 'claim' | 'concede' | 'concedeBummerl' | 'abandon' | { revoke: Card; code: string };
export interface Refused {
  code: string;
  args: Record<string, unknown>;
  action: string;
}

const JOIN_MS = 300;
const REMEMBERED = 20;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** What is shown now: the last view whose events have all been shown. */
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene>(emptyScene(2, null));
  link = $state<Link>('connecting');
  lostAt = $state<number | null>(null);
  closedCode = $state<number | null>(null);
  delay = $state<number | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockAhead = $state(0);
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
  /** Cards that the declarer is about to lay away. */
  laying = $state<Card[]>([]);
  /** The contract that is chosen in the auction, and whether without the talon. */
  bid = $state<{ contract: Contract; ohneTalon: boolean } | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintAsked = $state(false);
  lines = $state.raw<string[]>([]);
  /** What the live region says; the last one can be repeated. */
  spoken = $state.raw<string[]>([]);
  alarm = $state('');
  /** Places whose card is in the air: `hand:QH`, `trick:1`, `turnup`. */
  away = $state.raw<ReadonlySet<string>>(new Set());
  /** The lot for the first dealer lies on the table. */
  lot = $state.raw<DealerDrawn | null>(null);
  /** Who has just declared 66: at the end of the deal his tricks open one by one. */
  claimant: number | null = null;
  /** The result of the deal is shown (it can be put aside to look at the table). */
  resultOpen = $state(false);
  sending = $state(false);
  readonly talk = new Talk();
  /** The last event that the scene contains. */
  shown: TableEvent | null = null;

  private unspoken: string[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();

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
  /** Whether other people sit here: then some things need their consent. */
  get company(): boolean {
    return this.info?.seats.some((seat) => seat.kind === 'human' && seat.seat !== this.you) ?? false;
  }
  /** A deal (or a Bummerl that was given up) is over and its result is to be seen. */
  get over(): boolean {
    const view = this.view;
    return view !== null && view.betweenDeals && (Boolean(view.deal?.outcome) || view.bummerlWinner !== null) && !this.busy;
  }

  // ---- saying things aloud ----------------------------------------------------------------------------------------

  say(text: string): void {
    if (!text) return;
    if (this.unspoken.length === 0) this.later(JOIN_MS, () => this.speakNow());
    this.unspoken.push(text);
  }

  /** Say the last announcement again. */
  repeat(): void {
    const last = this.spoken.at(-1);
    // A changed text is spoken again, the same text is not.
    if (last) this.spoken = [...this.spoken.slice(-REMEMBERED), last.endsWith('\u00a0') ? last.trimEnd() : `${last}\u00a0`];
  }

  private speakNow(): void {
    const text = this.unspoken.join(' ').replace(/\s+/g, ' ');
    this.unspoken = [];
    this.spoken = [...this.spoken.slice(-REMEMBERED), text];
  }

  protected later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, ms);
    this.timers.add(timer);
  }

  protected forgetTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
