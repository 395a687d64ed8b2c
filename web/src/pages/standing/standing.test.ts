import { beforeEach, describe, expect, it } from 'vitest';

import { speak } from '../../lib/i18n.svelte';
import type { LuckGroup, MyResult, Profiles, Tally } from '../../wire';
import { frame, furtherOut, opponents, pages, played, rated, rulesName, summary, verdict } from './standing';

const tally = (count: number, tail = 0.5): Tally => ({
  feature: 'aces',
  rank: null,
  count,
  of: 100,
  expected: 100,
  low: 85,
  high: 116,
  wideLow: 77,
  wideHigh: 124,
  tail,
});
const group = (...tallies: Tally[]): LuckGroup => ({ who: 'you', hands: 100, forehand: 50, since: 0, tallies });

beforeEach(() => speak('en'));

it('writes a rating with its uncertainty', () => expect(rated(1612.4, 73.6)).toBe('1612 ± 74'));

it('names rules as people chose them, not by what a table for pleasure makes of them', () => {
  const all = { presets: [{ rules: 'scharf', pleasure: 'scharf revoke=prevent' }, { rules: 'online', pleasure: 'online' }] } as unknown as Profiles;
  expect([played(all, 'scharf', false), played(all, 'scharf', true), played(null, 'scharf', false)]).toEqual(['scharf revoke=prevent', 'scharf', 'scharf']);
  expect(['scharf revoke=prevent', 'scharf', 'online', 'scharf closeMinStock=2'].map((rules) => rulesName(all, rules))).toEqual([
    'Sharp',
    'Sharp, with tournament strictness',
    'Online',
    'Sharp, changed',
  ]);
});

it('has at least one page', () => expect([pages(0, 50), pages(50, 50), pages(51, 50)]).toEqual([1, 1, 2]));

it('frames a curve with its whole uncertainty, even a single point', () => {
  expect(frame([{ at: 5, rating: 1500, deviation: 60 }])).toEqual({ low: 1300, high: 1700, from: 5, to: 6 });
  const two = [
    { at: 5, rating: 1662, deviation: 290 },
    { at: 9, rating: 1500, deviation: 100 },
  ];
  expect(frame(two)).toEqual({ low: 1000, high: 2300, from: 5, to: 9 });
});

it('names the others of a Bummerl, and those who have left', () => {
  const game = { seat: 1, names: ['Franz', 'Leni', ''], handles: ['aaaaaaaa', 'bbbbbbbb', null] } as unknown as MyResult;
  expect(opponents(game)).toEqual([
    { name: 'Franz', handle: 'aaaaaaaa' },
    { name: 'somebody who has left', handle: null },
  ]);
});

describe('the luck of the cards', () => {
  it('tells the band of a line from the band of all lines', () => {
    expect([85, 116, 84, 117, 77, 124, 76, 125].map((count) => verdict(tally(count)))).toEqual([
      'fine', 'fine', 'outside', 'outside', 'outside', 'outside', 'far', 'far',
    ]);
  });

  it('calls nothing remarkable but what is outside the wide band', () => {
    expect(summary(group(tally(100), tally(90))).verdict).toBe('fine');
    expect(summary(group(tally(100), tally(84))).text).toContain('One of 2 lines lies outside its own band, none outside the wide one');
    expect(summary(group(tally(76), tally(84), tally(130))).text).toContain('2 of 3 lines lie outside the wide band');
  });

  it('says how many honest people are further out', () => {
    expect(furtherOut(group(tally(100, 0.5), tally(84, 0.04)))).toBe(8);
    expect(furtherOut(group())).toBe(0);
  });
});
