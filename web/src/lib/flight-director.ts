/** Shows one event after the other: which card flies from where to where, and what is heard. */
import { tick } from 'svelte';

import type { Card, DealerDrawn, TableEvent, View } from '../wire';
import { EASE_CARD, EASE_COLLECT, EASE_OUT, EASE_SWAP, calm, factor, placeOf, type Flight, type Place } from './flight';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import { step } from './table-scene';
import type { Table } from './table.svelte';

const REST_MS = 900;
const CALM_MS = 120;
const LOT_MS = 1200;
const LOT_ROUND_MS = 800;

export class Director {
  private stopped = false;
  private endRest: (() => void) | null = null;

  constructor(
    private readonly table: Table,
    private readonly root: HTMLElement,
    private readonly flight: Flight,
  ) {}

  hurry(): void {
    this.flight.hurry();
    if (settings.speed !== 'tap') this.endRest?.();
  }

  calmDown(): void {
    this.flight.calmDown();
  }

  tap(): void {
    if (this.endRest) this.endRest();
    else if (this.table.busy) this.flight.hurry();
  }

  /** Whatever is in the air is dropped; the scene is about to be drawn anew. */
  stop(): void {
    this.stopped = true;
    this.endRest?.();
    this.flight.clear();
  }

  /** Show an event; false if the table was drawn anew meanwhile. The scene changes here or right afterwards. */
  async show(event: TableEvent, view: View): Promise<boolean> {
    this.stopped = false;
    // The lot of a table that was dealt before this page was open lies on top of what goes on.
    if (this.table.lot) this.endRest?.();
    switch (event.type) {
      case 'dealerDrawn':
        await this.lot(event);
        break;
      case 'dealBegan':
        await this.deal(event, view);
        break;
      case 'packetsDealt':
        await this.packets(event);
        break;
      case 'cardPlayed':
        await this.play(event.seat, event.card, event);
        break;
      case 'trickTaken':
        await this.take(event);
        break;
      case 'cardDrawn':
        await this.draw(event.seat, event.card, event);
        break;
      case 'trumpExchanged':
        await this.exchange(event);
        break;
      case 'stockClosed':
        await this.close(event);
        break;
      case 'marriageAnnounced':
        sound(event.points === 40 ? 'forty' : 'twenty');
        await this.become(event);
        await this.wait(event.seat === this.table.scene.me ? 150 : 700);
        break;
      case 'sixtySixClaimed':
        sound('claim');
        await this.wait(600);
        break;
      case 'dealScored':
        await this.wait(500);
        break;
      case 'talonTaken':
        await this.talon(event);
        break;
      case 'cardsDiscarded':
        await this.layAway(event);
        break;
      case 'bidMade':
      case 'auctionEnded':
      case 'trumpNamed':
      case 'dealDoubled':
      case 'handOpened':
        sound('draw');
        await this.become(event);
        await this.wait(350);
        break;
      default:
        break;
    }
    return !this.stopped;
  }

  // ---- single events ----------------------------------------------------------------------------------------------

  /** Who deals first stands there until it has been read; where nothing moves, only if there are cards to be seen. */
  async lot(event: DealerDrawn): Promise<void> {
    const rounds = event.cards.length / this.table.scene.players;
    this.table.lot = event;
    if (rounds) sound('draw');
    const ms = LOT_MS + rounds * LOT_ROUND_MS;
    // One tap more at each table would be too much for a line that the log has too.
    if (rounds || settings.speed !== 'tap') await this.rest(ms, rounds ? ms : 0);
    else await this.wait(ms);
    this.table.lot = null;
  }

  private async play(seat: number, card: Card, event: TableEvent): Promise<void> {
    const { scene } = this.table;
    const mine = seat === scene.me;
    const from = (mine && this.place(`hand:${card}`)) || this.place(`shown:${card}`) || this.last(`backs:${seat}`);
    const collecting = scene.taken ? this.collect(scene.taken.winner, scene.taken.cards) : null;
    const place = `trick:${scene.taken ? 0 : scene.table.length}`;
    await this.become(event, place);
    sound('play');
    const flip = mine || scene.shown?.cards.includes(card) || scene.open?.cards.includes(card) ? undefined : 'face';
    await this.fly({ card, from, place, ms: 260, ease: EASE_CARD, flip, lift: true });
    await collecting;
  }

  private async take(event: Extract<TableEvent, { type: 'trickTaken' }>): Promise<void> {
    const { keepsTrick } = this.table;
    // It rests even where nothing flies, if it will be gone.
    await this.rest(keepsTrick && settings.speed !== 'tap' ? REST_MS * 0.6 : REST_MS, keepsTrick ? 0 : REST_MS * 0.8);
    if (this.stopped || keepsTrick) return;
    await this.collect(event.seat, event.cards);
  }

  /** The cards of a trick go to its winner's pile and turn over on the way. */
  private async collect(winner: number, cards: readonly Card[]): Promise<void> {
    const to = this.place(`pile:${winner}`) ?? this.place(`seat:${winner}`);
    if (!to || !this.flight.on) return;
    sound('collect');
    const flights = cards.map((card, at) => {
      const from = this.place(`trick:${at}`);
      return from ? this.flight.fly({ card, from, to, ms: 320, easing: EASE_COLLECT, flip: 'back' }) : null;
    });
    this.hide(...cards.map((_, at) => `trick:${at}`));
    await Promise.all(flights);
    this.reveal(...cards.map((_, at) => `trick:${at}`));
  }

  private async draw(seat: number, card: Card | null, event: Extract<TableEvent, { type: 'cardDrawn' }>): Promise<void> {
    const { scene } = this.table;
    const mine = seat === scene.me;
    const from = (event.turnUp && this.place('turnup')) || this.place('stock');
    const place = mine && card ? `hand:${card}` : `backs:${seat}`;
    await this.become(event, place);
    sound('draw');
    const flip = event.turnUp ? (mine ? undefined : 'back') : mine ? 'face' : undefined;
    await this.fly({ card: mine || event.turnUp ? card : null, from, place, ms: 280, ease: EASE_CARD, flip });
  }

  private async exchange(event: Extract<TableEvent, { type: 'trumpExchanged' }>): Promise<void> {
    const mine = event.seat === this.table.scene.me;
    const own = mine ? this.place(`hand:${event.given}`) : this.last(`backs:${event.seat}`);
    const turned = this.place('turnup');
    const place = mine ? `hand:${event.taken}` : `backs:${event.seat}`;
    await this.become(event, place, 'turnup');
    sound('exchange');
    await Promise.all([
      this.fly({ card: event.given, from: own, place: 'turnup', ms: 420, ease: EASE_SWAP, flip: mine ? undefined : 'face' }),
      this.fly({ card: event.taken, from: turned, place, ms: 420, ease: EASE_SWAP, flip: mine ? undefined : 'back', lift: true }),
    ]);
  }

  private async close(event: TableEvent): Promise<void> {
    const { scene } = this.table;
    const from = this.place('turnup');
    await this.become(event, 'closed');
    sound('close');
    await this.fly({ card: scene.turnUp, from, place: 'closed', ms: 380, ease: EASE_CARD, flip: 'back' });
    await this.wait(60);
  }

  /** Both cards of the talon go to the declarer; only he sees them turn. */
  private async talon(event: Extract<TableEvent, { type: 'talonTaken' }>): Promise<void> {
    const from = this.last('talon');
    const cards = event.seat === this.table.scene.me ? event.cards : null;
    const places = cards ? cards.map((card) => `hand:${card}`) : [`backs:${event.seat}`];
    await this.become(event, ...places);
    sound('draw');
    await Promise.all(
      places.map((place, at) => this.fly({ card: cards?.[at] ?? null, from, place, ms: 380, ease: EASE_CARD, flip: cards ? 'face' : undefined })),
    );
  }

  /** What the declarer lays away goes face down to his tricks. */
  private async layAway(event: Extract<TableEvent, { type: 'cardsDiscarded' }>): Promise<void> {
    const cards = event.seat === this.table.scene.me ? event.cards : null;
    const to = this.place(`pile:${event.seat}`) ?? this.place(`seat:${event.seat}`);
    const from = cards ? cards.map((card) => this.place(`hand:${card}`)) : [this.last(`backs:${event.seat}`)];
    await this.become(event);
    sound('collect');
    if (!to || !this.flight.on) return this.wait(350);
    await Promise.all(
      from.map((start, at) => {
        const card = cards?.[at] ?? null;
        const way = { card, from: start ?? to, to, ms: 360, easing: EASE_COLLECT };
        return this.flight.fly(card ? { ...way, flip: 'back' as const } : way);
      }),
    );
  }

  /** A packet for each of three players, from the pack in the middle. */
  private async packets(event: Extract<TableEvent, { type: 'packetsDealt' }>): Promise<void> {
    const { scene } = this.table;
    sound('deal');
    const pack = this.last('talon');
    const mine = scene.me === null ? [] : (event.cards[scene.me] ?? []);
    const first = scene.sizes.map((size) => size === 0);
    const hidden = first.flatMap((empty, seat) => (empty ? [`backs:${seat}:all`] : []));
    await this.become(event, ...mine.map((card) => `hand:${card}`), ...hidden);
    const from = pack ?? this.last('talon');
    if (!from || !this.flight.on) {
      this.reveal(...this.table.away);
      return this.wait(300);
    }
    const players = event.sizes.length;
    const flights: Promise<void>[] = [];
    for (let turn = 1; turn <= players; turn++) {
      const seat = (scene.dealer + turn) % players;
      for (let n = 0; n < (event.sizes[seat] ?? 0); n++) {
        const card = seat === scene.me ? (mine[n] ?? null) : null;
        const to = card ? this.place(`hand:${card}`) : this.child(`backs:${seat}`, first[seat] ? n : -1);
        if (!to) continue;
        const way = { card, from, to, ms: 200, delay: flights.length * 60, easing: EASE_OUT, stay: !card };
        flights.push(this.flight.fly(card ? { ...way, flip: 'face' as const } : way, () => card && this.reveal(`hand:${card}`)));
      }
    }
    await Promise.all(flights);
    this.reveal(...this.table.away);
    await tick();
    this.flight.sweep();
    await this.wait(150);
  }

  /** The cards of a new deal come one by one, mine to my hand, the others to their fans. */
  private async deal(event: Extract<TableEvent, { type: 'dealBegan' }>, view: View): Promise<void> {
    const before = this.table.scene;
    if (!this.flight.on) {
      await this.become(event);
      return;
    }
    const next = step(before, event, false);
    this.hide(...next.hand.map((card) => `hand:${card}`), 'turnup', ...next.sizes.map((_, seat) => `backs:${seat}:all`));
    await this.become(event);
    const stock = this.place('stock');
    const flights: Promise<void>[] = [];
    const given = next.sizes.map(() => 0);
    let delay = 0;
    for (const { seat, cards } of packets(view, event)) {
      if (seat === null) {
        this.later(delay + 200, () => this.reveal('turnup'));
        continue;
      }
      for (let n = 0; n < cards; n++) {
        const at = given[seat] ?? 0;
        given[seat] = at + 1;
        const card = seat === next.me ? (this.table.hand[at] ?? null) : null;
        const to = card ? this.place(`hand:${card}`) : this.child(`backs:${seat}`, at);
        if (!stock || !to) continue;
        const way = { card, from: stock, to, ms: 180, delay, easing: EASE_OUT, stay: !card };
        const landed = () => {
          sound('deal');
          if (card) this.reveal(`hand:${card}`);
        };
        flights.push(this.flight.fly(card ? { ...way, flip: 'face' as const } : way, landed));
        delay += 90;
      }
    }
    await Promise.all(flights);
    this.reveal(...this.table.away);
    await tick();
    this.flight.sweep();
    await this.wait(120);
  }

  // ---- means ------------------------------------------------------------------------------------------------------

  private async fly(way: {
    card: Card | null;
    from: Place | null | undefined;
    place: string;
    ms: number;
    ease: string;
    flip?: 'face' | 'back' | undefined;
    lift?: boolean;
  }): Promise<void> {
    const to = way.place.startsWith('backs:') ? this.last(way.place) : this.place(way.place);
    const { card, from, ms, flip, lift } = way;
    if (from && to && this.flight.on) {
      await this.flight.fly({ card, from, to, ms, easing: way.ease, ...(flip ? { flip } : {}), ...(lift ? { lift } : {}) }, () =>
        this.reveal(way.place),
      );
    } else if (calm()) {
      await this.wait(CALM_MS);
    }
    this.reveal(way.place);
  }

  /** Let the scene become what it is after the event, with some places still empty because their card is in the air. */
  private async become(event: TableEvent, ...places: string[]): Promise<void> {
    if (this.flight.on) this.hide(...places);
    this.table.scene = step(this.table.scene, event, this.table.keepsTrick);
    this.table.shown = event;
    await tick();
  }

  private hide(...places: string[]): void {
    this.table.away = new Set([...this.table.away, ...places]);
  }

  private reveal(...places: string[]): void {
    this.table.away = new Set([...this.table.away].filter((place) => !places.includes(place)));
  }

  private element(place: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  }

  private place(place: string): Place | null {
    const found = this.element(place);
    // What is not shown on a small screen has no place.
    return found?.offsetParent ? placeOf(found) : null;
  }

  /** The last of several hidden cards: which one it is nobody can tell. */
  private last(place: string): Place | null {
    return this.child(place, -1);
  }

  private child(place: string, at: number): Place | null {
    const cards = this.element(place)?.querySelectorAll('.card') ?? [];
    const found = cards[at < 0 ? cards.length - 1 : Math.min(at, cards.length - 1)];
    return found ? placeOf(found) : this.place(place);
  }

  private later(ms: number, what: () => void): void {
    setTimeout(what, ms * factor());
  }

  private async wait(ms: number): Promise<void> {
    if (factor() > 0 && !this.flight.hurried) await new Promise((done) => setTimeout(done, ms * factor()));
  }

  /** What there is to see lies for a while, or until somebody taps; `still` milliseconds where nothing flies. */
  private rest(ms: number, still: number): Promise<void> {
    const wait = factor() === 0 ? still : ms * factor();
    if (wait === 0 || (this.flight.hurried && settings.speed !== 'tap')) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.endRest = null;
        this.table.resting = false;
        done();
      };
      const timer = settings.speed === 'tap' ? undefined : setTimeout(end, wait);
      this.table.resting = settings.speed === 'tap';
      this.endRest = end;
    });
  }
}

/** Who gets how many cards, in the order of the profile; `seat` null is the turn-up. */
export function packets(
  view: View,
  event: Extract<TableEvent, { type: 'dealBegan' }>,
): { seat: number | null; cards: number }[] {
  const players = event.hands.length;
  const pattern = view.deal?.game === 'two_hand' ? view.deal.profile.dealPattern : null;
  if (!pattern) return [];
  let turn = 0;
  return pattern.split('-').map((part) => {
    if (part === 'T') return { seat: null, cards: 1 };
    turn += 1;
    return { seat: (event.dealer + turn) % players, cards: Number(part) };
  });
}
