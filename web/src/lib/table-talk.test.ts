import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { BUBBLE_MS, Talk } from './table-talk.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows words beside a seat for a moment and keeps them in the list', () => {
  const talk = new Talk();
  talk.hear(1, 'hello', null, false);
  vi.advanceTimersByTime(BUBBLE_MS - 1_000);
  talk.hear(1, null, 'Servus', false);
  vi.advanceTimersByTime(BUBBLE_MS - 1);
  expect(talk.fresh[1]?.text).toBe('Servus');
  vi.advanceTimersByTime(2);
  expect(talk.fresh).toEqual({});
  expect(talk.said.map(({ phrase, text }) => phrase ?? text)).toEqual(['hello', 'Servus']);
});

it('counts what others said while nobody looked, and not what I said', () => {
  const talk = new Talk();
  talk.hear(0, 'hello', null, true);
  talk.hear(1, 'hello', null, false);
  talk.hear(2, 'thanks', null, false);
  expect(talk.unread).toBe(2);
  talk.look(true);
  talk.hear(1, 'bye', null, false);
  expect(talk.unread).toBe(0);
  talk.look(false);
  talk.hear(1, 'bye', null, false);
  expect(talk.unread).toBe(1);
});

it('takes the words of a muted seat off the page', () => {
  const talk = new Talk();
  talk.hear(1, 'hello', null, false);
  talk.hear(2, 'hello', null, false);
  talk.mute([1]);
  expect(talk.said.map(({ seat }) => seat)).toEqual([2]);
  expect(Object.keys(talk.fresh)).toEqual(['2']);
  expect(talk.quiet).toEqual([1]);
});

it('does not grow without end', () => {
  const talk = new Talk();
  for (let number = 0; number < 200; number++) talk.hear(1, null, String(number), false);
  expect(talk.said.length).toBe(60);
  expect(talk.said.at(-1)?.text).toBe('199');
  expect(new Set(talk.said.map(({ key }) => key)).size).toBe(60);
});
