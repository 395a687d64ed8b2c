import { beforeEach, describe, expect, it } from 'vitest';

import type { Outcome, TableInfo, View } from '../wire';
import { speak } from './i18n.svelte';
import { emptyScene } from './table-scene';
import { aloud, pieces, Words } from './table-words';

const info = {
  seats: [
    { seat: 0, kind: 'human', name: '', level: null, present: true, ready: false },
    { seat: 1, kind: 'computer', name: 'Franz', level: 'normal', present: true, ready: true },
  ],
} as unknown as TableInfo;
const view = { seats: [0, 1], players: 2, deal: null } as unknown as View;
const words = () => new Words(info, view, 0);

beforeEach(() => speak('en'));

describe('the log', () => {
  it('speaks to me and names the others', () => {
    const scene = emptyScene(2, 0);
    expect(words().lines({ type: 'cardPlayed', seat: 0, card: 'QH' }, scene).map(aloud)).toEqual(['You lead queen of hearts.']);
    const led = { ...scene, table: [{ seat: 0, card: 'QH' as const }] };
    expect(words().lines({ type: 'cardPlayed', seat: 1, card: 'TH' }, led).map(aloud)).toEqual(['Franz plays ten of hearts.']);
  });

  it('does not name a card that was drawn face down', () => {
    const [line = ''] = words().lines({ type: 'cardDrawn', seat: 1, card: null, turnUp: false, stock: 3 }, emptyScene(2, 0));
    expect(line).toBe('Franz draws. 3 left.');
  });

  it('keeps cards and suits apart from text, so that they can be pictures', () => {
    const [line = ''] = words().lines({ type: 'marriageAnnounced', seat: 1, suit: 'H', points: 40 }, emptyScene(2, 0));
    expect(pieces(line)).toEqual([{ text: 'Franz announces 40 in ' }, { suit: 'H' }, { text: '.' }]);
  });
});

it('tells the cards drawn for the first dealer, round by round, and who it is', () => {
  const scene = emptyScene(2, 0);
  const drawn = { type: 'dealerDrawn' as const, dealer: 1, cards: ['KD', 'KS', 'JC', 'AS'] as const };
  expect(words().lines({ ...drawn, cards: [...drawn.cards] }, scene).map(aloud)).toEqual([
    'Drawn for the first deal: You: king of diamonds and Franz: king of spades.',
    'Equal, so once more: You: jack of clubs and Franz: ace of spades.',
    'The higher card deals: Franz deals first.',
  ]);
  expect(words().lines({ type: 'dealerDrawn', dealer: 0, cards: [] }, scene)).toEqual(['By lot you deal first.']);
});

it('tells that somebody has another name', () => {
  const scene = emptyScene(2, 0);
  expect(words().lines({ type: 'seatRenamed', seat: 1, was: '', name: 'Resi' }, scene)).toEqual(['Somebody is now called Resi.']);
  expect(words().lines({ type: 'seatRenamed', seat: 0, was: 'Leni', name: 'Lena' }, scene)).toEqual(['You are now called Lena.']);
});

it('has words for every ready phrase in every language', () => {
  const phrases = ['hello', 'goodLuck', 'wellPlayed', 'thanks', 'sorry', 'oneMoment', 'iAmBack', 'rematch', 'goodGame', 'bye'];
  for (const language of ['es', 'de', 'en'] as const) {
    speak(language);
    for (const phrase of phrases) {
      const [line = ''] = words().lines({ type: 'said', seat: 1, phrase, text: null }, emptyScene(2, 0));
      expect(line).toMatch(/^Franz: ./);
      expect(line).not.toContain('table-');
    }
  }
});

it('tells who asks for free text, when it begins, and who ends it', () => {
  const people = [0, 1, 2].map((seat) => ({ seat, kind: 'human', name: ['', 'Franz', 'Leni'][seat] }));
  const told = (wantsText: number[], seat: number, wanted: boolean) =>
    new Words({ seats: people, wantsText } as unknown as TableInfo, view, 0).lines({ type: 'freeTextWanted', seat, wanted }, emptyScene(3, 0));
  expect(told([], 1, true)).toEqual(['Franz would like to write in free words.']);
  expect(told([1], 0, true)).toEqual([]);
  expect(told([1, 0], 2, true)).toEqual(['From now on you can write in free words.']);
  expect(told([0, 1, 2], 2, false)).toEqual(['Leni prefers ready phrases.']);
  expect(told([1], 0, false)).toEqual(['You prefer ready phrases.']);
});

it('calls a person without a name somebody, and no computer', () => {
  const people = [0, 1].map((seat) => ({ seat, kind: 'human', name: '' }));
  expect(new Words({ seats: people } as unknown as TableInfo, view, 0).person(1)).toBe('Somebody');
});

describe('the score sheet', () => {
  const outcome = (facts: Partial<Outcome>): Outcome => ({
    payees: [0],
    points: 2,
    reason: 'claimed',
    cardPoints: [70, 24],
    basisPoints: 24,
    basisTricks: 2,
    atClose: false,
    by: 0,
    facts: {},
    ...facts,
  });

  it('says why, and which figure of the loser was used', () => {
    expect(words().why(outcome({}))).toBe('Declared 66; Franz: 24');
    expect(words().why(outcome({ reason: 'closeWon', atClose: true, basisPoints: 20, basisTricks: 1 }))).toBe('Closed and won; Franz: 20 at the close');
    expect(words().why(outcome({ basisTricks: 0 }))).toBe('Declared 66; Franz: no trick');
    expect(words().why(outcome({ reason: 'lastTrick', basisPoints: null, basisTricks: null }))).toBe('Last trick');
  });

  it('has words for every reason in every language', () => {
    const reasons = [
      'claimed', 'falseClaim', 'lastTrick', 'morePoints', 'draw', 'closeWon', 'closeFailed', 'closerBeaten', 'revoked', 'conceded',
      'contractMade', 'contractLost', 'redeal',
    ] as const;
    for (const language of ['es', 'de', 'en'] as const) {
      speak(language);
      for (const reason of reasons) expect(words().why(outcome({ reason, facts: { contract: 'gang' } }))).not.toMatch(/table-why|\{/);
    }
  });
});
