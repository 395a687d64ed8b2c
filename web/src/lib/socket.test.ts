import { expect, it } from 'vitest';

import { waitBefore } from './socket';

it('waits longer after each attempt, but never long', () => {
  const waits = Array.from({ length: 8 }, (_, at) => waitBefore(at + 1));
  expect(waits[0]).toBeLessThan(500);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  expect(Math.max(...waits)).toBe(5_000);
});
