import { describe, expect, it } from 'vitest';

import type { Review, ReviewedMove } from '../../wire';
import { account } from './review';

const move = (facts: Partial<ReviewedMove>): ReviewedMove => ({
  moveNo: 1,
  seat: 0,
  action: 'QH',
  hand: ['QH'],
  table: [],
  stock: 10,
  turnUp: 'AH',
  closed: false,
  points: [0, 0],
  tricks: [0, 0],
  drawn: [null, null],
  before: null,
  after: null,
  options: [],
  ...facts,
});

const review: Review = {
  rules: 'weich-wien',
  players: ['Leni', 'Franz'],
  you: 0,
  dealNo: 1,
  deals: 1,
  dealer: 1,
  trump: 'H',
  scoresBefore: [7, 7],
  scores: [5, 7],
  start: 0.5,
  end: 0.62,
  outcome: { payees: [0], points: 2, reason: 'claimed', cardPoints: [70, 20] } as unknown as Review['outcome'],
  moves: [
    move({ seat: 0, before: 0.52, after: 0.5 }),
    move({ seat: 1, before: 0.5, after: 0.4, drawn: ['AS', 'JD'] }),
    move({ seat: 0, before: 0.65, after: 0.65 }),
    move({ seat: 1 }),
  ],
};

describe('account', () => {
  it('turns the chances of both into those of the reader', () => {
    expect(account(review).series.map((point) => Math.round(point.chance))).toEqual([50, 50, 60, 65, 62]);
    const other = account({ ...review, you: 1 });
    expect(other.series.map((point) => Math.round(point.chance))).toEqual([50, 50, 40, 35, 38]);
  });

  it('says what each decision cost whom, and what was luck', () => {
    const found = account(review);
    expect(found.costs.mine).toBeCloseTo(2);
    expect(found.costs.theirs).toBeCloseTo(10);
    expect(found.rows[1]?.luck).toBeCloseTo(5);
    expect(50 + found.luck - found.costs.mine + found.costs.theirs).toBeCloseTo(62);
  });

  it('numbers the decisions that turned the deal in the order of play', () => {
    expect(account(review).rows.map((row) => row.turning)).toEqual([1, 2, null, null]);
  });
});
