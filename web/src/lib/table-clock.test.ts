import { expect, it } from 'vitest';

import { leftAt, spell } from './table-clock';

const clock = { now: 1_000, perMove: 20_000, left: [180_000, 5_000], since: [null, 10_000], late: [] };

it('runs only for the seat that the table waits for, the move first, then the reserve', () => {
  expect(leftAt(clock, 0, 99_000)).toBe(200_000);
  expect(leftAt(clock, 1, 10_000)).toBe(25_000);
  expect(leftAt(clock, 1, 33_000)).toBe(2_000);
  expect(leftAt(clock, 1, 60_000)).toBe(0);
  expect(leftAt(null, 0, 0)).toBeNull();
});

it('spells minutes, hours and days', () => {
  expect([161_000, 3_761_000, 259_200_000, 0].map(spell)).toEqual(['2:41', '1:02:41', '3 d', '0:00']);
});
