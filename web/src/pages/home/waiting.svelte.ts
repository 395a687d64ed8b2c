/**
 * The table on the home page: a real one, dealt in advance, that waits for the first card.
 *
 * One browser keeps at most one; it is found again on the next visit and given up when other rules are chosen.
 */
import { openTable, Refused, socketAddress, token } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { Socket } from '../../lib/socket';
import type { Card, ServerMessage, View } from '../../wire';

const KEY = 'bummerl.waiting';

interface Wish {
  rules: string;
  level: string;
  strict: boolean;
}
interface Kept extends Wish {
  id: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: Kept | null): void {
  try {
    if (table) localStorage.setItem(KEY, JSON.stringify(table));
    else localStorage.removeItem(KEY);
  } catch {
    // Without a store the next visit deals anew.
  }
}

/** The id of the table that waits on the home page: no game that was begun. */
export const waitingId = (): string | null => kept()?.id ?? null;

/** Whether nobody has played, announced or exchanged anything from this seat. */
export function untouched(view: View): boolean {
  const deal = view.deal;
  // Before the first deal the table waits for everybody's secrets (docs/fairness.md).
  if (!deal) return view.dealNo === 0;
  if (view.dealNo !== 1 || view.bummerlNo !== 1 || view.betweenDeals) return false;
  const quiet = deal.tricks.every((count) => count === 0) && deal.handSizes.every((size) => size >= (deal.handSizes[0] ?? 0) - 1);
  if (deal.game !== 'two_hand') return quiet;
  const mine = deal.seat === null ? -1 : deal.seat;
  return quiet && !deal.closed && !deal.marriages[mine]?.length && !(deal.table.length && deal.leader === mine);
}

export class WaitingTable {
  id = $state<string | null>(null);
  view = $state.raw<View | null>(null);
  trouble = $state.raw<unknown>(null);
  private wish: Wish | null = null;
  private socket: Socket | null = null;
  private seq = -1;
  private answers = new Map<string, (reason: Refused | null) => void>();

  /** Have a table by this wish; asking again with the same wish changes nothing. */
  async prepare(wish: Wish): Promise<void> {
    const before = this.wish;
    if (before && before.rules === wish.rules && before.strict === wish.strict) {
      if (before.level !== wish.level) this.newLevel(wish);
      return;
    }
    this.wish = wish;
    this.giveUp();
    const old = kept();
    if (old && token() && old.rules === wish.rules && old.strict === wish.strict) {
      this.sit(old.id);
      if (old.level !== wish.level) keep({ ...old, level: wish.level });
      return;
    }
    await this.open(wish);
  }

  /** Try once more after trouble. */
  again(): void {
    const wish = this.wish;
    this.wish = null;
    this.trouble = null;
    if (wish) void this.prepare(wish);
  }

  /** Play a card; afterwards this is a game like any other. Returns the table's id. Rejects with `Refused`. */
  async play(card: Card): Promise<string> {
    const id = this.id;
    if (!id) throw new Refused('offline');
    await this.tell({ t: 'do', rev: this.seq, action: card });
    return this.take();
  }

  /** Take the table over as it is, without playing a card. */
  take(): string {
    const id = this.id ?? '';
    keep(null);
    this.leave();
    return id;
  }

  /** Close the connection; the table keeps waiting. */
  leave(): void {
    this.socket?.close();
    this.socket = null;
    this.wish = null;
  }

  private async open(wish: Wish): Promise<void> {
    try {
      const seated = await openTable({ ...wish, name: settings.name, help: !wish.strict, takeBack: !wish.strict });
      if (this.wish !== wish) return;
      keep({ ...wish, id: seated.id });
      this.sit(seated.id);
    } catch (reason) {
      if (this.wish === wish) this.trouble = reason;
    }
  }

  private sit(id: string): void {
    this.id = id;
    this.trouble = null;
    this.seq = -1;
    this.socket = new Socket(socketAddress(id), {
      message: (message) => this.heard(message),
      open: () => this.socket?.send({ t: 'hello', token: token() }),
      link: (link, code) => {
        if (link === 'closed' || code === 4004) this.startAnew();
      },
    });
  }

  private heard(message: ServerMessage): void {
    if (message.t === 'sync') {
      if (message.you === null || message.table.status !== 'playing' || !untouched(message.view)) {
        this.startAnew();
        return;
      }
      this.seq = message.seq;
      this.view = message.view;
      const level = message.table.seats.find((seat) => seat.level)?.level;
      if (this.wish && level && level !== this.wish.level) this.sayLevel(this.wish.level);
    } else if (message.t === 'event') {
      this.seq = message.seq;
      if (message.view) this.view = message.view;
    } else if (message.t === 'ack') {
      this.answers.get(message.id)?.(null);
    } else if (message.t === 'error') {
      if (message.id) this.answers.get(message.id)?.(new Refused(message.code, message.args));
      else this.startAnew();
    }
  }

  /** The table that was kept is no longer one that waits. */
  private startAnew(): void {
    const wish = this.wish;
    this.socket?.close();
    this.socket = null;
    this.id = null;
    this.view = null;
    keep(null);
    if (wish) void this.open(wish);
  }

  private newLevel(wish: Wish): void {
    this.wish = wish;
    const old = kept();
    if (old) keep({ ...old, level: wish.level });
    this.sayLevel(wish.level);
  }

  private sayLevel(level: string): void {
    this.socket?.send({ t: 'level', id: command(), level });
  }

  /** Other rules were chosen: the table that nobody has touched goes. */
  private giveUp(): void {
    this.socket?.send({ t: 'abandon', id: command() });
    const socket = this.socket;
    // Closing at once could overtake the message.
    if (socket) setTimeout(() => socket.close(), 500);
    this.socket = null;
    if (this.id) keep(null);
    this.id = null;
    this.view = null;
  }

  private tell(message: { t: 'do'; rev: number; action: string }): Promise<void> {
    const id = command();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.answers.get(id)?.(new Refused('offline')), 5_000);
      this.answers.set(id, (reason) => {
        clearTimeout(timer);
        this.answers.delete(id);
        if (reason) reject(reason);
        else resolve();
      });
      if (!this.socket?.send({ ...message, id })) this.answers.get(id)?.(new Refused('offline'));
    });
  }
}

function command(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
