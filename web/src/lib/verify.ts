/**
 * The fair deal, checked by whoever doubts it (docs/fairness.md): from the record of a table alone, every secret is held
 * against what was promised before, and every pack is shuffled again. Nothing here asks the server.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { HIGH_CARD_DEALS, type Card } from '../wire';
import { anchorOf, type Chain, DEALS, dealKey, deck, firstDealer, link, RANKS } from './fair';

const SUITS = ['S', 'H', 'D', 'C'] as const;

/** What a record (JSON, docs/notation.md §5) says about its shuffles; hex, the server's first, then those of the seats. */
export interface ShuffleRecord {
  players: string[];
  /** The text of the rules, and who dealt first. */
  rules?: string;
  dealer?: number;
  anchors: string[];
  /** What decided the first dealer, if it was a lot: the links of deal 0. */
  lot?: string[];
  deals: { pack: Card[]; links: string[]; anchors?: string[] }[];
}

/** What this browser kept by itself when its person sat down. */
export interface Kept {
  seat: number;
  chains: readonly Chain[];
  /** What the server had promised then. */
  serverAnchor: string | null;
}

export type Step =
  | { what: 'anchor'; seat: null; good: boolean }
  /** From this deal on another chain of secrets serves: the old one is used up, or it is on another device. */
  | { what: 'anew'; seat: number | null; good: boolean; anchor: string }
  | { what: 'link'; seat: number | null; good: boolean; link: string; tip: string; hashes: number }
  | { what: 'nothing'; seat: number; good: true }
  | { what: 'mine'; seat: number; good: boolean }
  | { what: 'dealer'; seat: number; good: boolean; key: string; drawn: Card[]; found: number }
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
  // Whether the chain that serves now is of this browser; another device of the same person has its own.
  let mine = (kept?.chains.length ?? 0) > 0;
  return record.deals.map((deal, at): Proof => {
    const dealNo = at + 1;
    if (!deal.links[0] || !tips[0]?.link) return { dealNo, verdict: 'none', steps: [] };
    const steps: Step[] = [];
    if (kept?.serverAnchor) steps.push({ what: 'anchor', seat: null, good: kept.serverAnchor === record.anchors[0] });
    deal.anchors?.forEach((anchor, place) => {
      if (!anchor) return;
      // Players may bind a new chain at any time; the server only when one is used up.
      const good = place > 0 || dealNo % DEALS === 0;
      steps.push({ what: 'anew', seat: place ? place - 1 : null, good, anchor });
      if (good) tips[place] = { link: anchor, place: dealNo - 1 };
      if (kept && place - 1 === kept.seat) mine = kept.chains.some((chain) => anchorOf(chain.seed) === anchor);
    });
    deal.links.forEach((shown, place) => {
      const seat = place ? place - 1 : null;
      const tip = tips[place] ?? { link: '', place: -1 };
      if (!shown) {
        if (seat !== null && tip.link) steps.push({ what: 'nothing', seat, good: true });
        return;
      }
      const good = tip.link !== '' && hashesTo(shown, tip.link, dealNo - tip.place);
      steps.push({ what: 'link', seat, good, link: shown, tip: tip.link, hashes: dealNo - tip.place });
      if (good) tips[place] = { link: shown, place: dealNo };
      if (kept && mine && seat === kept.seat) steps.push({ what: 'mine', seat, good: kept.chains.some((chain) => serves(chain, dealNo, shown)) });
    });
    steps.push(shuffled(deal, dealNo));
    return { dealNo, verdict: steps.every((step) => step.good) ? 'fair' : 'wrong', steps };
  });
}

/** The lot for the first dealer, or null if the dealer was agreed on; it is deal 0. */
export function lotProof(record: ShuffleRecord, kept: Kept | null = null): Proof | null {
  const [server, ...seats] = record.lot ?? [];
  if (server === undefined || record.dealer === undefined) return null;
  if (!server || !record.anchors[0]) return { dealNo: 0, verdict: 'none', steps: [] };
  const steps: Step[] = record.anchors.flatMap((tip, place): Step[] => {
    const shown = record.lot?.[place] ?? '';
    const seat = place ? place - 1 : null;
    if (!shown) return seat !== null && tip ? [{ what: 'nothing', seat, good: true }] : [];
    const held: Step = { what: 'link', seat, good: tip !== '' && hashesTo(shown, tip, 1), link: shown, tip, hashes: 1 };
    const own = kept?.chains.find((chain) => chain.first === 0 && anchorOf(chain.seed) === tip);
    if (!kept || !own || seat !== kept.seat) return [held];
    return [held, { what: 'mine', seat, good: serves(own, 0, shown) }];
  });
  // The first deal is never one between two of three: its pack is that of the rules.
  const pack = drawsCards(record.rules ?? '') ? ordered(record.deals[0]?.pack.length ?? 0) : null;
  steps.push(drawn(record.dealer, server, seats, record.anchors.length - 1, pack));
  return { dealNo: 0, verdict: steps.every((step) => step.good) ? 'fair' : 'wrong', steps };
}

/** Whether by these rules the higher of two drawn cards deals first. */
function drawsCards(rules: string): boolean {
  const [preset = '', ...options] = rules.split(' ');
  const said = options.findLast((option) => option.startsWith('firstDealer='));
  return said ? said === 'firstDealer=highCardDeals' : HIGH_CARD_DEALS.includes(preset);
}

function drawn(dealer: number, server: string, seats: readonly string[], players: number, pack: readonly Card[] | null): Step {
  try {
    const key = dealKey(server, seats, 0);
    const lot = firstDealer(key, players, pack);
    return { what: 'dealer', seat: dealer, good: lot.dealer === dealer, key: bytesToHex(key), drawn: lot.drawn, found: lot.dealer };
  } catch {
    return { what: 'dealer', seat: dealer, good: false, key: '', drawn: [], found: dealer };
  }
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

/** Whether a chain has `shown` as its link for a deal. */
function serves(chain: Chain, dealNo: number, shown: string): boolean {
  const place = dealNo - chain.first;
  return place >= 0 && place < DEALS && link(chain.seed, place) === shown;
}
