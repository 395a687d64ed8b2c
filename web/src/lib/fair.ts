/**
 * The fair deal, this browser's part (docs/fairness.md): a chain of secrets bound by its anchor, links shown deal by
 * deal, and the shuffle that follows from everybody's links. Works without `crypto.subtle`, which plain HTTP lacks.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Card, ClientMessage, ServerMessage, TableInfo } from '../wire';

const LINKS = 256;
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

/** Keep the seed of a table in this browser; without it nothing can be shown and the deals go on without this part. */
export function keepSeed(table: string, seed: string): void {
  try {
    localStorage.setItem(KEY + table, seed);
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

export function seedOf(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}

/** What to show before the next deal, if the table waits for this seat's secrets and this browser has them. */
export function revealDue(info: TableInfo, you: number | null, dealNo: number, id: string): ClientMessage | null {
  if (you === null || !info.linksDue.includes(you)) return null;
  const seed = seedOf(info.id);
  const next = dealNo + 1;
  if (!seed || next >= LINKS) return null;
  return { t: 'reveal', id, links: next === 1 ? [link(seed, 0), link(seed, 1)] : [link(seed, next)] };
}

/** Listens to a table and says when this browser has a secret to show. */
export class Revealer {
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
    // Only what was just said about the table counts: a link shown too early would be a secret given away.
    const due = message.t === 'sync' || message.t === 'table' ? revealDue(message.table, this.you, this.dealNo, id) : null;
    const now = due?.t === 'reveal' ? due.links.join() : '';
    if (!due || now === this.shown) return null;
    this.shown = now;
    return due;
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
