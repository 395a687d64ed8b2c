/** A move in words. */
import { cardName, has, number, suitName, t } from '../../lib/i18n.svelte';
import type { Review, ReviewedMove, Suit } from '../../wire';

/** `You`, or the name on a seat; a record calls a computer by its level, and several are told apart by their seat. */
export function nameAt(players: readonly string[], you: number | null, seat: number): string {
  if (seat === you) return t('review-you');
  const isComputer = (name: string) => has(`level-${name}`);
  const name = players[seat] ?? '';
  if (!isComputer(name)) return name || t('people-somebody');
  const computers = players.filter((each, place) => place !== you && isComputer(each));
  return computers.length > 1 ? t('table-computer-number', { number: seat }) : t('review-rival');
}

/** The name on a seat of a review. */
export const nameOf = (review: Review, seat: number): string => nameAt(review.players, review.you, seat);

const isCard = (action: string) => /^[ATKQJ9][SHDC]$/.test(action);

/** What may be done, without saying by whom: `queen of hearts`, `announce 20, lead queen of hearts`, `close`. */
export function actionName(action: string, trump: Suit): string {
  const [first = '', second] = action.split(' ');
  if (first.startsWith('+')) {
    const suit = first[1] as Suit;
    const said = t('review-announce', { points: suit === trump ? 40 : 20, suit: suitName(suit) });
    return second ? `${said}, ${cardName(second)}` : said;
  }
  return isCard(first) ? cardName(first) : t(`review-${first}`);
}

/** What was done, and by whom. */
export function told(review: Review, move: ReviewedMove): string {
  const facts = { who: move.seat === review.you ? 'me' : 'other', name: nameOf(review, move.seat) };
  const action = move.action;
  if (isCard(action)) return t(move.table.length ? 'review-did-reply' : 'review-did-lead', { ...facts, card: cardName(action) });
  if (action.startsWith('+')) {
    const suit = action[1] as Suit;
    return t('review-did-announce', { ...facts, points: suit === review.trump ? 40 : 20, suit: suitName(suit) });
  }
  return t(`review-did-${action}`, facts);
}

/** Points of chance with their sign: `+3`, `−17`, `0`. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${number(Math.abs(whole))}`;
}
