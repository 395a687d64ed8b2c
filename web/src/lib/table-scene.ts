/**
 * What lies where on the table, as this viewer sees it, and how an event moves it.
 *
 * A scene knows no rules: it says which pictures lie where while events are shown one after the other. Whenever the
 * server has sent a view, the scene is built from that view again.
 */
import type { Card, DealBegan, Suit, TableEvent, Trick, View } from '../wire';
import { pairOf } from './cards';

/** Seats in a scene are seats of the deal; `View.seats` names the person. */
export interface Lying {
  seat: number;
  card: Card;
}

export interface Scene {
  players: number;
  /** The viewer's seat, null for a spectator. */
  me: number | null;
  dealer: number;
  hand: Card[];
  sizes: number[];
  /** The cards of the trick in play, in the order played. */
  table: Lying[];
  /** Cards left to draw, the turn-up included. */
  stock: number;
  turnUp: Card | null;
  trump: Suit | null;
  closedBy: number | null;
  tricks: number[];
  /** The last trick, while it still lies open. */
  taken: Trick | null;
  /** King and queen that were shown and are still in that seat's hand. */
  shown: { seat: number; cards: Card[]; points: number } | null;
  /** A hand that lies open for the rest of the deal (Plauderer). */
  open: { seat: number; cards: Card[] } | null;
  /** Cards of the talon of three players that nobody has taken. */
  talon: number;
}

/** A table with nothing on it. */
export function emptyScene(players: number, me: number | null): Scene {
  return {
    players,
    me,
    dealer: 0,
    hand: [],
    sizes: Array<number>(players).fill(0),
    table: [],
    stock: 0,
    turnUp: null,
    trump: null,
    closedBy: null,
    tricks: Array<number>(players).fill(0),
    taken: null,
    shown: null,
    open: null,
    talon: 0,
  };
}

/** The scene that a view describes. */
export function sceneOf(view: View): Scene {
  const deal = view.deal;
  if (!deal) return emptyScene(view.players, view.seat);
  const players = deal.handSizes.length;
  const scene: Scene = {
    ...emptyScene(players, deal.seat),
    dealer: deal.dealer,
    hand: [...deal.hand],
    sizes: [...deal.handSizes],
    table: deal.table.map((card, place) => ({ seat: (deal.leader + place) % players, card })),
    trump: deal.trump,
    tricks: [...deal.tricks],
    shown: shown(deal.announced, deal.trump, deal.leader, deal.table),
  };
  if (deal.game === 'two_hand') {
    scene.stock = deal.stock;
    // After the deal the view uncovers it; on the table it stays across the stock.
    scene.turnUp = deal.closed ? null : deal.turnUp;
    scene.closedBy = deal.closed?.by ?? null;
    scene.taken = deal.table.length ? null : deal.lastTrick;
  } else {
    scene.talon = deal.talon;
    scene.stock = deal.undealt;
    if (deal.openHand && deal.declarer !== null) scene.open = { seat: deal.declarer, cards: [...deal.openHand] };
  }
  return scene;
}

function shown(suit: Suit | null, trump: Suit | null, seat: number, table: readonly Card[]): Scene['shown'] {
  if (!suit) return null;
  const cards = pairOf(suit).filter((card) => !table.includes(card));
  return { seat, cards, points: suit === trump ? 40 : 20 };
}

const less = (numbers: readonly number[], seat: number, by = 1) => numbers.map((n, at) => (at === seat ? n - by : n));
const more = (numbers: readonly number[], seat: number, by = 1) => less(numbers, seat, -by);
const without = (cards: readonly Card[], ...gone: Card[]) => cards.filter((card) => !gone.includes(card));

/** The scene after an event; `keepTrick` says whether a taken trick stays in sight until the next lead. */
export function step(scene: Scene, event: TableEvent, keepTrick: boolean): Scene {
  switch (event.type) {
    case 'dealBegan':
      return dealt(scene, event);
    case 'packetsDealt':
      return packets(scene, event.cards, event.sizes, event.talon);
    case 'cardPlayed':
      return {
        ...scene,
        hand: event.seat === scene.me ? without(scene.hand, event.card) : scene.hand,
        sizes: less(scene.sizes, event.seat),
        table: [...scene.table, { seat: event.seat, card: event.card }],
        taken: null,
        shown: scene.shown && { ...scene.shown, cards: without(scene.shown.cards, event.card) },
        open: scene.open && { ...scene.open, cards: without(scene.open.cards, event.card) },
      };
    case 'trickTaken': {
      const leader = scene.table[0]?.seat ?? event.seat;
      return {
        ...scene,
        table: [],
        tricks: more(scene.tricks, event.seat),
        taken: keepTrick ? { leader, cards: [...event.cards], winner: event.seat } : null,
        shown: null,
      };
    }
    case 'cardDrawn':
      return {
        ...scene,
        hand: event.seat === scene.me && event.card ? [...scene.hand, event.card] : scene.hand,
        sizes: more(scene.sizes, event.seat),
        stock: event.stock,
        turnUp: event.turnUp ? null : scene.turnUp,
      };
    case 'trumpExchanged':
      return {
        ...scene,
        hand: event.seat === scene.me ? [...without(scene.hand, event.given), event.taken] : scene.hand,
        turnUp: event.given,
      };
    case 'stockClosed':
      return { ...scene, closedBy: event.seat, turnUp: null };
    case 'marriageAnnounced':
      return { ...scene, shown: { seat: event.seat, cards: pairOf(event.suit), points: event.points } };
    case 'trumpNamed':
      return { ...scene, trump: event.suit };
    case 'talonTaken':
      return {
        ...scene,
        talon: 0,
        hand: event.seat === scene.me && event.cards ? [...scene.hand, ...event.cards] : scene.hand,
        sizes: more(scene.sizes, event.seat, 2),
      };
    case 'talonLeft':
      return scene;
    case 'cardsDiscarded':
      return {
        ...scene,
        hand: event.seat === scene.me && event.cards ? without(scene.hand, ...event.cards) : scene.hand,
        sizes: less(scene.sizes, event.seat, 2),
      };
    case 'handOpened':
      return { ...scene, open: { seat: event.seat, cards: [...event.cards] } };
    default:
      return scene;
  }
}

function dealt(scene: Scene, event: DealBegan): Scene {
  const players = event.hands.length;
  const fresh = emptyScene(players, scene.me);
  return {
    ...fresh,
    dealer: event.dealer,
    hand: scene.me === null ? [] : [...(event.hands[scene.me] ?? [])],
    // Three players get their cards in packets, which come as events of their own.
    sizes: fresh.sizes.map(() => (players === 2 ? event.handSize : 0)),
    stock: event.stock,
    turnUp: event.turnUp,
    trump: event.turnUp ? (event.turnUp[1] as Suit) : null,
  };
}

function packets(scene: Scene, cards: readonly (Card[] | null)[], sizes: readonly number[], talon: number): Scene {
  const own = scene.me === null ? null : cards[scene.me];
  const given = sizes.reduce((sum, size) => sum + size, 0) + talon;
  return {
    ...scene,
    hand: [...scene.hand, ...(own ?? [])],
    sizes: scene.sizes.map((size, seat) => size + (sizes[seat] ?? 0)),
    stock: Math.max(0, scene.stock - given),
    talon: scene.talon + talon,
  };
}
