import { expect, it } from 'vitest';

import { bytesOf, written } from './passkeys';

it('writes bytes as the standard does, and reads them back', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(written(Uint8Array.of(251, 255, 254).buffer)).toBe('-__-');
  expect(written(Uint8Array.of(1).buffer)).toBe('AQ');
  for (const length of [0, 1, 2, 3, 64, 255, 256]) {
    const bytes = all.slice(0, length);
    expect(Array.from(bytesOf(written(bytes.buffer)))).toEqual(Array.from(bytes));
  }
});
