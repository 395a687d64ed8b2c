/**
 * The fair deal, checked by whoever doubts it (docs/fairness.md): from the record of a table alone, every secret is held
 * against what was promised before, and every pack is shuffled again. Nothing here asks the server.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Card } from '../wire';
import { dealKey, deck, link } from './fair';

const LINKS = 256;
const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = [...'ATKQJ9'];

/** What a record (JSON, docs/notation.md §5) says about its shuffles; hex, the server's first, then those of the seats. */
export interface ShuffleRecord {
  players: string[];
  anchors: string[];
  deals: { pack: Card[]; links: string[] }[];
}

/** What this browser kept by itself when its person sat down. */
export interface Kept {
  seat: number;
  seed: string | null;
  /** What the server had promised then. */
  serverAnchor: string | null;
}

export type Step =
  | { what: 'anchor'; seat: null; good: boolean }
  | { what: 'link'; seat: number | null; good: boolean; link: string; tip: string; hashes: number }
  | { what: 'nothing'; seat: number; good: true }
  | { what: 'mine'; seat: number; good: boolean }
  | { what: 'shuffle'; seat: null; good: boolean; key: string; pack: Card[]; differs: number };

export interface Proof {
  dealNo: number;
  /** `none`: this deal was not shuffled from secrets (or they are not in the record), so there is nothing to check. */
  verdict: 'fair' | 'wrong' | 'none';
  steps: Step[];
}

/** The ordered pack that was shuffled: 20 cards, or 24 with the nines. */
export const ordered = (cards: number): Card[] => SUITS.flatMap((suit) => RANKS.slice(0, cards / SUITS.length).map((rank) => `${rank}${suit}` as Card));

/** Every deal of a record, checked in order: what is known of one deal is what the next is held against. */
export function proofs(record: ShuffleRecord, kept: Kept | null = null): Proof[] {
  const tips = record.anchors.map((anchor) => ({ link: anchor, place: -1 }));
  return record.deals.map((deal, at): Proof => {
    const dealNo = at + 1;
    if (!deal.links[0] || !tips[0]?.link) return { dealNo, verdict: 'none', steps: [] };
    const steps: Step[] = [];
    if (kept?.serverAnchor) steps.push({ what: 'anchor', seat: null, good: kept.serverAnchor === record.anchors[0] });
    deal.links.forEach((shown, place) => {
      const seat = place ? place - 1 : null;
      const tip = tips[place] ?? { link: '', place: -1 };
      if (!shown) {
        if (seat !== null && tip.link) steps.push({ what: 'nothing', seat, good: true });
        return;
      }
      const good = tip.link !== '' && (seat === null ? ofServer(shown, tip, dealNo) : hashesTo(shown, tip.link, dealNo - tip.place));
      steps.push({ what: 'link', seat, good, link: shown, tip: tip.link, hashes: dealNo - tip.place });
      if (good) tips[place] = { link: shown, place: dealNo };
      if (kept?.seed && seat === kept.seat && dealNo < LINKS) steps.push({ what: 'mine', seat, good: link(kept.seed, dealNo) === shown });
    });
    steps.push(shuffled(deal, dealNo));
    return { dealNo, verdict: steps.every((step) => step.good) ? 'fair' : 'wrong', steps };
  });
}

function shuffled(deal: ShuffleRecord['deals'][number], dealNo: number): Step {
  try {
    const key = dealKey(deal.links[0] ?? '', deal.links.slice(1), dealNo);
    const pack = deck(key, ordered(deal.pack.length));
    const differs = pack.findIndex((card, place) => card !== deal.pack[place]);
    return { what: 'shuffle', seat: null, good: differs < 0, key: bytesToHex(key), pack, differs };
  } catch {
    return { what: 'shuffle', seat: null, good: false, key: '', pack: [], differs: 0 };
  }
}

/** Whether hashing `shown` so many times leads to `tip`. */
function hashesTo(shown: string, tip: string, times: number): boolean {
  try {
    let bytes = hexToBytes(shown);
    for (let turn = 0; turn < times; turn++) bytes = sha256(bytes);
    return bytesToHex(bytes) === tip;
  } catch {
    return false;
  }
}

/** The server goes on with a new chain when one is used up; the last link of the old one determines it. */
function ofServer(shown: string, tip: { link: string; place: number }, dealNo: number): boolean {
  const generation = Math.floor(dealNo / LINKS);
  if (Math.floor(Math.max(tip.place, 0) / LINKS) === generation) return hashesTo(shown, tip.link, dealNo - tip.place);
  if (tip.place !== generation * LINKS - 1) return false;
  const seed = bytesToHex(hmac(sha256, hexToBytes(tip.link), utf8ToBytes(`bummerl-chain ${generation}`)));
  return link(seed, dealNo % LINKS) === shown;
}
