import { describe, expect, it } from 'vitest';

import { byItself, type Moment } from './table-auto';

const NONE = { autoClaim: false, autoPass: false, autoLastCard: false };
const ALL = { autoClaim: true, autoPass: true, autoLastCard: true };
const moment = (changes: Partial<Moment>): Moment => ({ rated: false, phase: 'play', legal: [], cards: 3, points: 0, ...changes });

const KONTRA = moment({ phase: 'kontra', legal: ['spritzen', 'pass'], cards: 6 });
const CLAIM = moment({ legal: ['QH', 'claim'], points: 66 });
const LAST = moment({ legal: ['QH'], cards: 1 });

describe('what goes by itself', () => {
  it.each([
    ['a double is declined', KONTRA, 'pass'],
    ['66 is claimed', CLAIM, 'claim'],
    ['the last card is played', LAST, 'QH'],
  ])('%s, if switched on and the game is not rated', (_what, now, action) => {
    expect(byItself(now, ALL)).toBe(action);
    expect(byItself(now, NONE)).toBeNull();
    expect(byItself({ ...now, rated: true }, ALL)).toBeNull();
  });

  it('is nothing that only looks like it', () => {
    expect(byItself(moment({ phase: 'auction', legal: ['bid bettler', 'pass'] }), ALL)).toBeNull();
    expect(byItself(moment({ legal: ['QH', 'claim'], points: 65 }), ALL)).toBeNull();
    expect(byItself(moment({ legal: ['QH', 'close'], cards: 1 }), ALL)).toBeNull();
    expect(byItself(moment({ legal: ['QH'], cards: 2 }), ALL)).toBeNull();
  });
});
