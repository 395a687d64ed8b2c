import { describe, expect, it } from 'vitest';

import type { Card } from '../wire';
import { inOrder, isPlay } from './cards';

const hand: Card[] = ['QC', 'AS', 'KH', 'JC', 'TS'];

describe('the order of a hand', () => {
  it('puts trumps first and each suit from high to low', () => {
    expect(inOrder(hand, 'suit', 'H')).toEqual(['KH', 'QC', 'JC', 'AS', 'TS']);
    expect(inOrder(hand, 'suit', null)).toEqual(['AS', 'TS', 'KH', 'QC', 'JC']);
  });

  it('can go by rank, trumps still first', () => {
    expect(inOrder(hand, 'rank', 'C')).toEqual(['QC', 'JC', 'AS', 'TS', 'KH']);
  });

  it('leaves the cards as they came where a person likes that', () => {
    expect(inOrder(hand, 'dealt', 'H')).toEqual(hand);
  });

  it('never loses or doubles a card', () => {
    for (const order of ['suit', 'rank', 'dealt'] as const) {
      for (const trump of ['S', 'H', 'D', 'C', null] as const) {
        expect([...inOrder(hand, order, trump)].sort()).toEqual([...hand].sort());
      }
    }
  });
});

it('tells the play of a card from everything else', () => {
  expect(['QH', '9S', '+H', 'close', 'claim', 'QX', 'trump H'].map((text) => isPlay(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
