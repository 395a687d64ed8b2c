import { sha256 } from '@noble/hashes/sha2.js';
import { beforeEach, describe, expect, it } from 'vitest';

import text from '../../../docs/fairness.md?raw';
import type { Card, ServerMessage, TableInfo } from '../wire';
import { anchorOf, dealKey, deck, firstDealer, goOnHere, keepSeed, link, newSeed, revealDue, Revealer } from './fair';

interface Vector {
  rules: string;
  deal: number;
  serverSeed: string;
  serverAnchor: string;
  serverLink: string;
  clientSeeds: string[];
  clientAnchors: string[];
  clientLinks: string[];
  key: string;
  pack?: string;
  dealer?: number;
  /** The cards drawn for the first dealer. */
  drawn?: string;
}

/** The vectors stand in the document that other programs are written from; Python's tests read the same. */
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '[]') as Vector[];
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const reaches = (from: string, to: string, steps: number) => {
  let bytes = Uint8Array.from(from.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  for (let step = 0; step < steps; step++) bytes = sha256(bytes);
  return hex(bytes) === to;
};
const packOf = (cards: number) =>
  ['S', 'H', 'D', 'C'].flatMap((suit) => [...'ATKQJ9'].slice(0, cards / 4).map((rank) => `${rank}${suit}` as Card));

describe.each(vectors)('deal $deal of $rules', (vector) => {
  it('has these anchors and links', () => {
    expect(anchorOf(vector.serverSeed)).toBe(vector.serverAnchor);
    expect(link(vector.serverSeed, vector.deal)).toBe(vector.serverLink);
    expect(vector.clientSeeds.map(anchorOf)).toEqual(vector.clientAnchors);
  });

  it('is shuffled like this', () => {
    const key = dealKey(vector.serverLink, vector.clientLinks, vector.deal);
    expect(hex(key)).toBe(vector.key);
    if (vector.pack) {
      const cards = vector.pack.split(' ');
      expect(deck(key, packOf(cards.length))).toEqual(cards);
    } else {
      const lot = firstDealer(key, vector.rules === 'dreier' ? 3 : 2, vector.drawn ? packOf(20) : null);
      expect(lot).toEqual({ dealer: vector.dealer, drawn: vector.drawn?.split(' ') ?? [] });
    }
  });
});

it('has vectors to hold to', () => expect(vectors.length).toBeGreaterThanOrEqual(4));

describe('what is shown before a deal', () => {
  const info = { id: 'abc', linksDue: [0] } as unknown as TableInfo;
  beforeEach(() => localStorage.clear());

  it('is the link of that deal, and the first time also the one of the lot', () => {
    const seed = newSeed();
    expect(seed).toHaveLength(64);
    keepSeed('abc', seed);
    expect(revealDue(info, 0, 0, 'x')).toEqual({ t: 'reveal', id: 'x', links: [link(seed, 0), link(seed, 1)] });
    expect(revealDue(info, 0, 4, 'x')).toEqual({ t: 'reveal', id: 'x', links: [link(seed, 5)] });
  });

  it('is nothing where the table does not wait for me, or without the secret', () => {
    expect(revealDue(info, 0, 0, 'x')).toBeNull();
    keepSeed('abc', newSeed());
    expect(revealDue(info, 1, 0, 'x')).toBeNull();
    expect(revealDue(info, null, 0, 'x')).toBeNull();
    expect(revealDue({ ...info, linksDue: [] } as TableInfo, 0, 0, 'x')).toBeNull();
    expect(revealDue(info, 0, 254, 'x'), 'the last link is never shown').toBeNull();
  });

  it('goes on with a new chain, which was bound with the last link but one', () => {
    const seed = newSeed();
    keepSeed('abc', seed);
    const last = revealDue(info, 0, 253, 'x');
    expect(last).toMatchObject({ links: [link(seed, 254)] });
    const anchor = last?.t === 'reveal' ? last.anchor : '';
    expect(revealDue(info, 0, 253, 'y'), 'the same when it is sent again').toMatchObject({ anchor });
    const next = revealDue(info, 0, 254, 'z');
    const shown = next?.t === 'reveal' ? (next.links[0] ?? '') : '';
    expect(reaches(shown, anchor ?? '', 1)).toBe(true);
    expect(next).not.toHaveProperty('anchor');
    const later = revealDue(info, 0, 256, 'z');
    expect(reaches(later?.t === 'reveal' ? (later.links[0] ?? '') : '', shown, 2)).toBe(true);
  });

  it('goes on here where the secrets are on another device', () => {
    expect(revealDue(info, 0, 6, 'x')).toBeNull();
    const bound = goOnHere(info, 0, 6, 'x');
    expect(bound).toMatchObject({ links: [] });
    const next = revealDue(info, 0, 7, 'y');
    const shown = next?.t === 'reveal' ? (next.links[0] ?? '') : '';
    expect(reaches(shown, (bound?.t === 'reveal' && bound.anchor) || '', 1)).toBe(true);
    expect(goOnHere({ ...info, linksDue: [] } as TableInfo, 0, 6, 'x')).toBeNull();
  });

  it('still knows a seed that was kept alone', () => {
    const seed = newSeed();
    localStorage.setItem('bummerl.chain.abc', seed);
    expect(revealDue(info, 0, 4, 'x')).toEqual({ t: 'reveal', id: 'x', links: [link(seed, 5)] });
  });
});

describe('a revealer', () => {
  const view = (dealNo: number) => ({ dealNo });
  const sync = (linksDue: number[], dealNo = 0) =>
    ({ t: 'sync', seq: 1, you: 0, table: { id: 'abc', linksDue }, view: view(dealNo) }) as unknown as ServerMessage;
  const table = (linksDue: number[]) => ({ t: 'table', table: { id: 'abc', linksDue } }) as unknown as ServerMessage;
  const event = (dealNo: number) => ({ t: 'event', seq: 2, ev: null, view: view(dealNo) }) as unknown as ServerMessage;

  it('shows each link once, when it is due', () => {
    const seed = newSeed();
    keepSeed('abc', seed);
    const revealer = new Revealer();
    expect(revealer.heard(sync([]), 'a')).toBeNull();
    expect(revealer.heard(table([0]), 'b')).toMatchObject({ t: 'reveal', id: 'b', links: [link(seed, 0), link(seed, 1)] });
    expect(revealer.heard(table([0]), 'c')).toBeNull();
    expect(revealer.heard(event(1), 'd'), 'never before the table asks for it').toBeNull();
    expect(revealer.heard(table([]), 'e')).toBeNull();
    expect(revealer.heard(table([0]), 'f')).toMatchObject({ links: [link(seed, 2)] });
  });

  it('shows it again on a new connection', () => {
    keepSeed('abc', newSeed());
    const revealer = new Revealer();
    expect(revealer.heard(sync([0]), 'a')).not.toBeNull();
    expect(revealer.heard(sync([0]), 'b')).not.toBeNull();
  });
});
