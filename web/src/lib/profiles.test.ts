import { describe, expect, it } from 'vitest';

import type { GameFacts, ProfileFacts } from '../wire';
import { differences, facts, rulesText, sectionsOf, sentence, spell, type Options } from './profiles';

const profile = (preset: string, options: Options, rules = preset): ProfileFacts => ({
  rules,
  preset,
  game: 'two_hand',
  players: 2,
  options,
  pleasure: rules,
});

const soft = { pack: 20, claimMode: 'manual', closeMinStock: 2, revoke: 'prevent', peekOwnTricks: true };
const sharp = { ...soft, closeMinStock: 4, revoke: 'forfeit3', peekOwnTricks: false };
const online = { ...soft, claimMode: 'auto', peekOwnTricks: false };
const presets = [profile('soft', soft), profile('sharp', sharp), profile('online', online)];
const game: GameFacts = {
  game: 'two_hand',
  players: 2,
  options: [
    { name: 'pack', values: [20, 24] },
    { name: 'closeMinStock', values: [2, 4] },
    { name: 'peekOwnTricks', values: [false, true] },
    { name: 'brandNew', values: [false, true] },
  ],
};

describe('profiles', () => {
  it('spells values as the text of a profile does', () => {
    expect([spell(true), spell(false), spell(4), spell('auto')]).toEqual(['yes', 'no', '4', 'auto']);
    expect(sentence('drawCarry', false)).toBe('option-drawCarry-no');
  });

  it('tells first what fewest presets have', () => {
    expect(facts(presets[0]!, presets, true, 1)).toEqual(['fact-peekOwnTricks-yes']);
    expect(facts(presets[2]!, presets, true, 1)).toEqual(['fact-claimMode-auto']);
    expect(facts(presets[1]!, presets, true, 2)).toEqual(['fact-closeMinStock-4', 'fact-revoke-forfeit3']);
  });

  it('does not threaten with a penalty that a table for pleasure does not have', () => {
    expect(facts(presets[1]!, presets, false, 5)).not.toContain('fact-revoke-forfeit3');
  });

  it('tells what was changed before everything else', () => {
    const changed = profile('soft', { ...soft, pack: 24 }, 'soft pack=24');
    expect(facts(changed, presets, false, 1)).toEqual(['fact-pack-24']);
  });

  it('writes the preset and what differs from it', () => {
    expect(rulesText(presets[0]!, soft, game)).toBe('soft');
    expect(rulesText(presets[0]!, { ...soft, peekOwnTricks: false, pack: 24 }, game)).toBe(
      'soft pack=24 peekOwnTricks=no',
    );
    expect(differences(soft, sharp)).toEqual(['closeMinStock', 'revoke', 'peekOwnTricks']);
  });

  it('shows an option that no section knows yet', () => {
    expect(sectionsOf(game).flatMap((section) => section.options)).toEqual([
      'pack',
      'closeMinStock',
      'peekOwnTricks',
      'brandNew',
    ]);
  });
});
