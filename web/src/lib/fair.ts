/**
 * The fair deal, this browser's part (docs/fairness.md): a chain of secrets bound by its anchor, links shown deal by
 * deal, and the shuffle that follows from everybody's links. Works without `crypto.subtle`, which plain HTTP lacks.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Card, ClientMessage, ServerMessage, TableInfo } from '../wire';

/** From high to low. */
export const RANKS = [...'ATKQJ9'];
const LINKS = 256;
/** Deals that a chain serves: its last link, from which all others follow, is never shown. */
export const DEALS = LINKS - 1;
const LABEL = utf8ToBytes('bummerl-shuffle-v1');
const KEY = 'bummerl.chain.';
const PROMISE = 'bummerl.promise.';

/** A new secret of 32 bytes, from which a chain is made. */
export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Link `place` (0 … 255) of the chain of a seed: the seed is the last link, and each earlier one hashes the next. */
export function link(seed: string, place: number): string {
  let bytes = hexToBytes(seed);
  for (let at = LINKS - 1; at > place; at--) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

/** What binds to the whole chain and tells nothing of it. */
export const anchorOf = (seed: string): string => bytesToHex(sha256(hexToBytes(link(seed, 0))));

/** A chain of this browser: its link 0 serves deal `first`, its last link is never shown. */
export interface Chain {
  seed: string;
  first: number;
}

/** Keep the seed of a table in this browser; without it this person adds nothing until a new chain is bound. */
export function keepSeed(table: string, seed: string, first = 0): void {
  const chains = [...chainsOf(table).filter((each) => each.first < first), { seed, first }];
  try {
    localStorage.setItem(KEY + table, JSON.stringify(chains));
  } catch {
    // A forbidden store: this person then adds nothing to the shuffle.
  }
}

/** Keep what the server promised when this person sat down, to hold the record against it later. */
export function keepPromise(table: string, anchor: string): void {
  try {
    localStorage.setItem(PROMISE + table, anchor);
  } catch {
    // Without it the record is still held against the anchor that stands in it.
  }
}

export function promiseOf(table: string): string | null {
  try {
    return localStorage.getItem(PROMISE + table);
  } catch {
    return null;
  }
}

/** The chains that this browser keeps for a table, the oldest first. */
export function chainsOf(table: string): Chain[] {
  try {
    const kept = localStorage.getItem(KEY + table);
    if (!kept) return [];
    // Before there were several chains, the seed stood there alone.
    return kept.startsWith('[') ? (JSON.parse(kept) as Chain[]) : [{ seed: kept, first: 0 }];
  } catch {
    return [];
  }
}

/** A new chain that serves from the deal after `deal` on: what binds it, or nothing if it cannot be kept here. */
function bindNext(table: string, deal: number): string | undefined {
  const seed = chainsOf(table).find((each) => each.first === deal + 1)?.seed ?? newSeed();
  keepSeed(table, seed, deal + 1);
  return chainsOf(table).at(-1)?.seed === seed ? anchorOf(seed) : undefined;
}

/** What to show before the next deal, if the table waits for this seat's secrets and this browser has them. */
export function revealDue(info: TableInfo, you: number | null, dealNo: number, id: string): ClientMessage | null {
  if (you === null || !info.linksDue.includes(you)) return null;
  const next = dealNo + 1;
  const chain = chainsOf(info.id).findLast((each) => each.first <= next && next - each.first < DEALS);
  if (!chain) return null;
  const place = next - chain.first;
  const links = next === 1 ? [link(chain.seed, 0), link(chain.seed, 1)] : [link(chain.seed, place)];
  if (place < DEALS - 1) return { t: 'reveal', id, links };
  const anchor = bindNext(info.id, next);
  return { t: 'reveal', id, links, ...(anchor && { anchor }) };
}

/** What to say where the secrets are on another device that does not answer: nothing now, but a chain for later deals. */
export function goOnHere(info: TableInfo, you: number | null, dealNo: number, id: string): ClientMessage | null {
  if (you === null || !info.linksDue.includes(you)) return null;
  const anchor = bindNext(info.id, dealNo + 1);
  return anchor ? { t: 'reveal', id, links: [], anchor } : null;
}

/** Listens to a table and says when this browser has a secret to show. */
export class Revealer {
  private info: TableInfo | null = null;
  private you: number | null = null;
  private dealNo = 0;
  private shown = '';

  /** What to send because of this message, if anything; the same link is shown once per connection. */
  heard(message: ServerMessage, id: string): ClientMessage | null {
    if (message.t === 'sync') {
      this.you = message.you;
      this.shown = '';
    }
    if (message.t === 'sync' || (message.t === 'event' && message.view)) this.dealNo = message.view?.dealNo ?? this.dealNo;
    if (message.t !== 'sync' && message.t !== 'table') return null;
    // Only what was just said about the table counts: a link shown too early would be a secret given away.
    this.info = message.table;
    const due = revealDue(message.table, this.you, this.dealNo, id);
    const now = due?.t === 'reveal' ? due.links.join() : '';
    if (!due || now === this.shown) return null;
    this.shown = now;
    return due;
  }

  /** What to send when the table has been waiting for this seat for a while: the secrets are elsewhere, or outdated. */
  waitedFor(id: string): ClientMessage | null {
    return this.info && goOnHere(this.info, this.you, this.dealNo, id);
  }

  /** Whether the table waits for this seat's secrets. */
  get isWaitedFor(): boolean {
    return this.you !== null && (this.info?.linksDue.includes(this.you) ?? false);
  }
}

/** The key of deal `dealNo` from the server's link and those of the seats in order; a missing link is empty. */
export function dealKey(serverLink: string, clientLinks: readonly string[], dealNo: number): Uint8Array {
  const told = clientLinks.flatMap((each) => {
    const bytes = hexToBytes(each);
    return [number(bytes.length, 2), bytes];
  });
  return hmac(sha256, hexToBytes(serverLink), concatBytes(...told, number(dealNo, 4)));
}

/** The pack that follows from a key, the top card first. */
export function deck(key: Uint8Array, pack: readonly Card[]): Card[] {
  const cards = [...pack];
  const stream = words(key);
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = below(stream, last + 1);
    [cards[last], cards[chosen]] = [cards[chosen] as Card, cards[last] as Card];
  }
  return cards;
}

/**
 * Who deals first by the key of deal 0, and the cards drawn for it (docs/rules.md §3.2): with a `pack` each seat in turn
 * draws from its shuffled top until one card of a round is highest; without one the lot falls.
 */
export function firstDealer(key: Uint8Array, players: number, pack: readonly Card[] | null): { dealer: number; drawn: Card[] } {
  const cards = pack ? deck(key, pack) : [];
  let drawn: Card[] = [];
  for (let start = 0; start + players <= cards.length; start += players) {
    drawn = cards.slice(0, start + players);
    const ranks = drawn.slice(start).map((card) => RANKS.indexOf(card[0] ?? ''));
    const highest = Math.min(...ranks);
    if (ranks.filter((rank) => rank === highest).length === 1) return { dealer: ranks.indexOf(highest), drawn };
  }
  return { dealer: below(words(key), players), drawn };
}

/** An even draw from 0 … bound − 1: words in the tail that would favour small results are thrown away. */
export function below(stream: Iterator<number>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = stream.next().value as number;
    if (word < limit) return word % bound;
  }
}

/** The endless stream of a key: big-endian words of HMAC-SHA256(key, label ‖ block number). */
export function* words(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const chunk = hmac(sha256, key, concatBytes(LABEL, number(block, 8)));
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = 0; at < chunk.length; at += 4) yield view.getUint32(at);
  }
}

function number(value: number, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  new DataView(out.buffer).setUint16(bytes - 2, value & 0xffff);
  if (bytes >= 4) new DataView(out.buffer).setUint16(bytes - 4, Math.floor(value / 0x10000) & 0xffff);
  return out;
}
