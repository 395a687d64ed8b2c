import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';

import text from '../../../docs/fairness.md?raw';
import { anchorOf, dealKey, deck, firstDealer, link } from './fair';
import { lotProof, ordered, proofs, type ShuffleRecord } from './verify';

const seed = (word: string) => bytesToHex(sha256(utf8ToBytes(word)));
const SERVER = seed('server');
const ONE = seed('one');
const TWO = seed('two');

/** A record of honest deals; who has no seed adds nothing. */
function record(deals: number, one: string | null = ONE, two: string | null = TWO): ShuffleRecord {
  return {
    players: ['Leni', 'Franz'],
    anchors: [anchorOf(SERVER), ...[one, two].map((each) => (each ? anchorOf(each) : ''))],
    deals: Array.from({ length: deals }, (_, at) => {
      const links = [SERVER, one, two].map((each) => (each ? link(each, at + 1) : ''));
      return { pack: deck(dealKey(links[0] ?? '', links.slice(1), at + 1), ordered(20)), links };
    }),
  };
}

const wrong = (of: ShuffleRecord) => proofs(of).flatMap((proof) => proof.steps.filter((step) => !step.good).map((step) => [proof.dealNo, step.what, step.seat]));

describe('a record that is as it was', () => {
  it('proves every deal, and says what each secret was held against', () => {
    const found = proofs(record(3));
    expect(found.map((proof) => proof.verdict)).toEqual(['fair', 'fair', 'fair']);
    expect(found[0]?.steps.map((step) => [step.what, step.seat])).toEqual([
      ['link', null],
      ['link', 0],
      ['link', 1],
      ['shuffle', null],
    ]);
    const steps = found[2]?.steps[0];
    expect(steps?.what === 'link' && [steps.hashes, steps.tip]).toEqual([1, link(SERVER, 2)]);
  });

  it('is the one of the document that other programs are written from', () => {
    const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '[]') as {
      deal: number; serverAnchor: string; serverLink: string; clientAnchors: string[]; clientLinks: string[]; pack?: string;
    }[];
    const first = vectors.find((vector) => vector.deal === 1);
    expect(first?.pack).toBeTruthy();
    if (!first?.pack) return;
    const told = {
      players: [],
      anchors: [first.serverAnchor, ...first.clientAnchors],
      deals: [{ pack: first.pack.split(' '), links: [first.serverLink, ...first.clientLinks] }],
    } as unknown as ShuffleRecord;
    expect(proofs(told)[0]?.verdict).toBe('fair');
  });

  it('says who added nothing, and what this browser knows by itself', () => {
    const [proof] = proofs({ ...record(1, ONE, null) }, { seat: 0, chains: [{ seed: ONE, first: 0 }], serverAnchor: anchorOf(SERVER) });
    expect(proof?.verdict).toBe('fair');
    expect(proof?.steps.map((step) => step.what)).toEqual(['anchor', 'link', 'link', 'mine', 'shuffle']);
    const silent = record(1, null);
    silent.anchors[1] = anchorOf(ONE);
    expect(proofs(silent)[0]?.steps.map((step) => [step.what, step.seat])).toContainEqual(['nothing', 0]);
  });

  it('goes on where a chain is used up and the next one was bound', () => {
    const [server, mine] = [seed('server, later'), seed('one, later')];
    const before = record(254);
    const after = (links: string[], anchors: string[]) => {
      const pack = deck(dealKey(links[0] ?? '', links.slice(1), 255), ordered(20));
      return { ...before, deals: [...before.deals, { pack, links, anchors }] };
    };
    const links = [link(server, 0), link(mine, 0), ''];
    const anchors = [anchorOf(server), anchorOf(mine), ''];
    expect(wrong(after(links, anchors))).toEqual([]);
    expect(wrong(after([link(SERVER, 255), ...links.slice(1)], ['', anchorOf(mine), '']))).toEqual([]);
    expect(wrong(after([link(seed('another'), 0), ...links.slice(1)], anchors))).toEqual([[255, 'link', null]]);
    expect(wrong(after([links[0] ?? '', link(seed('another'), 0), ''], anchors))).toEqual([[255, 'link', 0]]);
    const chains = [{ seed: ONE, first: 0 }, { seed: mine, first: 255 }];
    const last = proofs(after(links, anchors), { seat: 0, chains, serverAnchor: null }).at(-1);
    expect(last?.steps.map((step) => step.what)).toEqual(['anew', 'anew', 'link', 'link', 'mine', 'nothing', 'shuffle']);
    expect(last?.verdict).toBe('fair');
  });

  it('goes on where a player has changed the device, and lets nobody but him be sure of it', () => {
    const told = record(3);
    const deal = told.deals[2] as ShuffleRecord['deals'][number];
    const other = seed('another device');
    deal.anchors = ['', anchorOf(other), ''];
    deal.links[1] = link(other, 0);
    deal.pack = deck(dealKey(deal.links[0] ?? '', deal.links.slice(1), 3), ordered(20));
    const last = proofs(told, { seat: 0, chains: [{ seed: ONE, first: 0 }], serverAnchor: null }).at(-1);
    expect(last?.verdict).toBe('fair');
    expect(last?.steps.map((step) => step.what)).toEqual(['anew', 'link', 'link', 'link', 'shuffle']);
    // The server is bound until its chain is used up.
    deal.anchors = [anchorOf(other), '', ''];
    expect(wrong(told)).toContainEqual([3, 'anew', null]);
  });
});

describe('a record that somebody has changed', () => {
  it('names the deal and the step: another pack', () => {
    const told = record(3);
    const deal = told.deals[1];
    if (deal) deal.pack = [deal.pack[1], deal.pack[0], ...deal.pack.slice(2)] as typeof deal.pack;
    expect(wrong(told)).toEqual([[2, 'shuffle', null]]);
    const step = proofs(told)[1]?.steps.at(-1);
    expect(step?.what === 'shuffle' && step.differs).toBe(0);
  });

  it('names the deal and the step: a secret that was not promised', () => {
    for (const [place, seat] of [
      [0, null],
      [1, 0],
      [2, 1],
    ] as const) {
      const told = record(2);
      const deal = told.deals[1];
      if (!deal) throw new Error('no deal');
      deal.links[place] = seed('another');
      // Whoever forges a secret can shuffle by it, too: then only the promise gives him away.
      deal.pack = deck(dealKey(deal.links[0] ?? '', deal.links.slice(1), 2), ordered(20));
      expect(wrong(told)).toEqual([[2, 'link', seat]]);
    }
  });

  it('names another promise than the one this browser was given, and a secret that is not mine', () => {
    const [proof] = proofs(record(1, TWO), { seat: 0, chains: [{ seed: ONE, first: 0 }], serverAnchor: '00'.repeat(32) });
    expect(proof?.steps.filter((step) => !step.good).map((step) => step.what)).toEqual(['anchor', 'mine']);
  });

  it('does not fall over rubbish', () => {
    const told = record(1);
    const deal = told.deals[0];
    if (deal) deal.links = ['not hex', 'zz', 'abc'];
    expect(proofs(told)[0]?.verdict).toBe('wrong');
  });
});

describe('the lot for the first dealer', () => {
  const lotOf = (rules: string, one: string | null = ONE): ShuffleRecord => {
    const lot = [SERVER, one, TWO].map((each) => (each ? link(each, 0) : ''));
    const key = dealKey(lot[0] ?? '', lot.slice(1), 0);
    return { ...record(1, one), rules, lot, dealer: firstDealer(key, 2, rules.includes('klassisch') ? ordered(20) : null).dealer };
  };
  const failing = (of: ShuffleRecord) => lotProof(of)?.steps.filter((step) => !step.good).map((step) => [step.what, step.seat]);

  it('is done again by the rules of the table', () => {
    for (const rules of ['weich-wien', 'klassisch', 'klassisch partieBummerl=0']) {
      const told = lotOf(rules);
      expect(lotProof(told)?.verdict).toBe('fair');
      expect(lotProof(told)?.steps.map((step) => step.what)).toEqual(['link', 'link', 'link', 'dealer']);
      expect(failing({ ...told, dealer: 1 - (told.dealer ?? 0) })).toEqual([['dealer', 1 - (told.dealer ?? 0)]]);
    }
    const cards = lotProof(lotOf('klassisch'))?.steps.at(-1);
    expect(cards?.what === 'dealer' && cards.drawn.length).toBeGreaterThanOrEqual(2);
    const falls = lotProof(lotOf('klassisch firstDealer=random'))?.steps.at(-1);
    expect(falls?.what === 'dealer' && falls.drawn).toEqual([]);
  });

  it('names a secret that was not promised, who added nothing, and mine', () => {
    for (const [place, seat] of [[0, null], [1, 0], [2, 1]] as const) {
      const told = lotOf('weich-wien');
      if (told.lot) told.lot[place] = seed('another');
      expect(failing(told)).toContainEqual(['link', seat]);
    }
    const silent = lotOf('weich-wien', null);
    silent.anchors[1] = anchorOf(ONE);
    expect(lotProof(silent)?.steps.map((step) => [step.what, step.seat])).toContainEqual(['nothing', 0]);
    const mine = lotProof(lotOf('weich-wien'), { seat: 0, chains: [{ seed: ONE, first: 0 }], serverAnchor: null });
    expect(mine?.steps.map((step) => step.what)).toEqual(['link', 'link', 'mine', 'link', 'dealer']);
  });

  it('is none where the dealer was agreed on, and does not fall over rubbish', () => {
    expect(lotProof(record(1))).toBeNull();
    expect(lotProof({ ...lotOf('weich-wien'), lot: ['not hex', 'zz', 'a'] })?.verdict).toBe('wrong');
  });
});

it('has nothing to check where there are no secrets', () => {
  const told = record(2);
  if (told.deals[0]) told.deals[0].links = [];
  expect(proofs(told).map((proof) => proof.verdict)).toEqual(['none', 'fair']);
  expect(proofs({ ...record(1), anchors: [] })[0]?.verdict).toBe('none');
});
