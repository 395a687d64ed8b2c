/** What a card's text says, and the order of a hand. */
import type { Card, Suit } from '../wire';
import type { HandOrder } from './settings.svelte';

export type Rank = 'A' | 'T' | 'K' | 'Q' | 'J' | '9';

const RANKS = 'ATKQJ9';
/** Black and red in turn, so that neighbouring suits are told apart at a glance. */
const SUITS = 'SHCD';

const POINTS: Record<Rank, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 };

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** The card points of some cards. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + POINTS[rankOf(card)], 0);

/** King and queen of a suit. */
export const pairOf = (suit: Suit): [Card, Card] => [`K${suit}`, `Q${suit}`];

/** Whether the text of an action is the play of a card. */
export const isPlay = (action: string): action is Card => /^[ATKQJ9][SHDC]$/.test(action);

/** A hand in the order its owner likes; trumps stand first. `dealt` leaves it as the cards came. */
export function inOrder(cards: readonly Card[], order: HandOrder, trump: Suit | null): Card[] {
  if (order === 'dealt') return [...cards];
  const first = trump ? SUITS.indexOf(trump) : 0;
  const suit = (card: Card) => (SUITS.indexOf(card[1] as string) - first + 4) % 4;
  const rank = (card: Card) => RANKS.indexOf(card[0] as string);
  const key =
    order === 'suit'
      ? (card: Card) => suit(card) * 10 + rank(card)
      : (card: Card) => (trump && suitOf(card) === trump ? 0 : 100) + rank(card) * 10 + suit(card);
  return [...cards].sort((a, b) => key(a) - key(b));
}
