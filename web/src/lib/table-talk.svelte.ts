/** What people say at a table, as this page has heard it; whoever is muted never gets this far. */

export interface Spoken {
  key: number;
  /** A seat at the table. */
  seat: number;
  /** A ready phrase by its name, so that it changes with the language of the page. */
  phrase: string | null;
  text: string | null;
}

const KEPT = 60;
/** How long words stand beside a seat. */
export const BUBBLE_MS = 7_000;

export class Talk {
  /** The newest last. */
  said = $state.raw<readonly Spoken[]>([]);
  /** Words of others that came while nobody looked. */
  unread = $state(0);
  /** What stands beside each seat for a moment. */
  fresh = $state.raw<Readonly<Record<number, Spoken>>>({});
  /** Seats that are not heard. */
  quiet = $state.raw<readonly number[]>([]);
  private looking = false;
  private count = 0;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(seat: number, phrase: string | null, text: string | null, mine: boolean): void {
    const spoken = { key: this.count++, seat, phrase, text };
    this.said = [...this.said, spoken].slice(-KEPT);
    if (mine) return;
    if (!this.looking) this.unread += 1;
    this.fresh = { ...this.fresh, [seat]: spoken };
    clearTimeout(this.timers.get(seat));
    this.timers.set(seat, setTimeout(() => this.fade(seat), BUBBLE_MS));
  }

  /** The talk is before somebody's eyes, or not any more. */
  look(looking: boolean): void {
    this.looking = looking;
    if (looking) this.unread = 0;
  }

  /** These seats are not heard from now on; what they have said is gone from the page too. */
  mute(seats: readonly number[]): void {
    this.quiet = seats;
    this.said = this.said.filter(({ seat }) => !seats.includes(seat));
    for (const seat of seats) this.fade(seat);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private fade(seat: number): void {
    const { [seat]: _, ...rest } = this.fresh;
    this.fresh = rest;
  }
}
