import { expect, it } from 'vitest';

import type { DealBegan, View } from '../wire';
import { Counting } from './table-counting';

const began = { type: 'dealBegan', hands: [[], null] } as unknown as DealBegan;
const silent = { points: [null, null] } as unknown as View['deal'];

it('counts my tricks, and an announcement once there is a trick', () => {
  const counting = new Counting();
  counting.see(began, 0);
  counting.see({ type: 'marriageAnnounced', seat: 0, suit: 'H', points: 40 }, 0);
  expect(counting.points(silent, 0)).toBe(0);
  counting.see({ type: 'trickTaken', seat: 1, cards: ['AS', 'TS'] }, 0);
  counting.see({ type: 'trickTaken', seat: 0, cards: ['AH', 'JD'] }, 0);
  expect(counting.points(silent, 0)).toBe(53);
});

it('believes the table where it shows the points, and claims nothing of a deal it has not followed', () => {
  const counting = new Counting();
  counting.see({ type: 'trickTaken', seat: 0, cards: ['AH', 'TD'] }, 0);
  expect(counting.points(silent, 0)).toBe(0);
  expect(counting.points({ points: [66, null] } as unknown as View['deal'], 0)).toBe(66);
});
