/** A finished deal looked through: the sums that people want to see. */
import type { Review, ReviewedMove } from '../../wire';

/** A decision that costs this many points of chance is a slip. */
export const SLIP = 1;
/** How many turning points are told apart, and what they have to cost at least. */
const TURNING = { most: 5, least: 2 };

export interface Row {
  move: ReviewedMove;
  mine: boolean;
  /** My chance in percent after the move; null where nothing was decided. */
  chance: number | null;
  /** What the decision cost its player, in points of chance. */
  cost: number;
  /** What the cards drawn after it changed for me, in points of chance; null where nobody drew. */
  luck: number | null;
  /** 1, 2 … for the decisions that turned the deal. */
  turning: number | null;
}

export interface Account {
  rows: Row[];
  /** My chance in percent: before the first card, then after every decision, then at the new score. */
  series: { at: number; chance: number; turning: number | null }[];
  costs: { mine: number; theirs: number };
  slips: { mine: number; theirs: number };
  /** All that neither of us decided: end − start + my costs − theirs. */
  luck: number;
}

const percent = (chance: number, mine: boolean) => 100 * (mine ? chance : 1 - chance);

/** Whose side a page takes: one's own, or that of seat 0 for a stranger. */
export const sideOf = (of: { you: number | null }): number => of.you ?? 0;

/** The deal as the one reads it whose side the page takes. */
export function account(review: Review): Account {
  const start = percent(review.start, sideOf(review) === 0);
  const end = percent(review.end, sideOf(review) === 0);
  const rows: Row[] = review.moves.map((move) => {
    const mine = move.seat === sideOf(review);
    const decided = move.before !== null && move.after !== null;
    return {
      move,
      mine,
      chance: decided ? percent(move.after as number, mine) : null,
      cost: decided ? 100 * ((move.before as number) - (move.after as number)) : 0,
      luck: null,
      turning: null,
    };
  });
  rows.forEach((row, place) => {
    if (row.move.drawn.every((card) => card === null)) return;
    const next = rows.slice(place + 1).find((each) => each.chance !== null);
    const last = rows.slice(0, place + 1).findLast((each) => each.chance !== null);
    if (!next) return;
    const before = percent(next.move.before as number, next.mine);
    row.luck = before - (last?.chance ?? start);
  });
  const heavy = rows.filter((row) => row.cost >= TURNING.least).sort((a, b) => b.cost - a.cost);
  const turning = new Set(heavy.slice(0, TURNING.most));
  let number = 0;
  for (const row of rows) if (turning.has(row)) row.turning = ++number;

  const series = [{ at: 0, chance: start, turning: null as number | null }];
  rows.forEach((row, place) => {
    if (row.chance !== null) series.push({ at: place + 1, chance: row.chance, turning: row.turning });
  });
  series.push({ at: rows.length + 1, chance: end, turning: null });

  const sum = (mine: boolean) => rows.filter((row) => row.mine === mine).reduce((total, row) => total + row.cost, 0);
  const slips = (mine: boolean) => rows.filter((row) => row.mine === mine && row.cost >= SLIP).length;
  const costs = { mine: sum(true), theirs: sum(false) };
  return {
    rows,
    series,
    costs,
    slips: { mine: slips(true), theirs: slips(false) },
    luck: end - start + costs.mine - costs.theirs,
  };
}
