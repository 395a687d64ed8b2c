/** The keys of the table. One place says what each does, so that the list in the help cannot differ from it. */
import { settings } from './settings.svelte';
import { bidText } from './table-doing.svelte';
import type { Table } from './table.svelte';

export interface KeyHelp {
  keys: string[];
  /** `table-key-…` */
  text: string;
}

export const KEY_HELP: KeyHelp[] = [
  { keys: ['←', '→', '↑', '↓'], text: 'hand' },
  { keys: ['Enter', 'Space'], text: 'play' },
  { keys: ['1', '…', '5', '0'], text: 'numbers' },
  { keys: ['M'], text: 'marriage' },
  { keys: ['X'], text: 'exchange' },
  { keys: ['C'], text: 'close' },
  { keys: ['6'], text: 'claim' },
  { keys: ['B', 'P'], text: 'auction' },
  { keys: ['D', 'K'], text: 'three' },
  { keys: ['Z'], text: 'undo' },
  { keys: ['Esc'], text: 'escape' },
  { keys: ['L'], text: 'tricks' },
  { keys: ['W'], text: 'next' },
  { keys: ['H'], text: 'hint' },
  { keys: ['R'], text: 'repeat' },
  { keys: ['S'], text: 'score' },
  { keys: ['T'], text: 'text' },
  { keys: ['N'], text: 'sound' },
  { keys: ['F6'], text: 'regions' },
  { keys: ['?'], text: 'help' },
];

/** What the page around the table does for a key. */
export interface Around {
  root: HTMLElement;
  help(): void;
  look(): void;
  text(): void;
  sound(): void;
}

/** Handle a key; tells whether it meant something here. */
export function press(event: KeyboardEvent, table: Table, around: Around): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target?.closest('input, select, textarea, [contenteditable], dialog')) return false;
  if (event.key === 'F6') return region(around.root, event.shiftKey ? -1 : 1);
  if (event.key === 'Escape') return escape(table);
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') return along(event.key, target, around.root);
  if (!settings.keys) return false;
  if (event.key >= '1' && event.key <= '5') return choose(Number(event.key) - 1, table, around.root);
  if (event.key === '0') return choose(5, table, around.root);
  const done = LETTERS[event.key.toLowerCase()];
  if (!done) return false;
  done(table, around, event.shiftKey);
  return true;
}

const LETTERS: Record<string, (table: Table, around: Around, shift: boolean) => void> = {
  m: (table, _around, shift) => table.act(marriage(table, shift)),
  x: (table) => table.act('exchange'),
  c: (table) => table.act('close'),
  '6': (table) => table.act('claim'),
  b: (table) => table.bid && table.act(bidText(table.bid)),
  p: (table) => table.act('pass'),
  d: (table) => table.layAway && table.act(table.layAway),
  k: (table) => table.act('spritzen'),
  z: (table) => table.takeBack(),
  l: (_table, around) => around.look(),
  w: (table) => (table.over ? table.ready() : table.legal.includes('draw') ? table.act('draw') : table.act('settle')),
  h: (table) => table.askHint(),
  r: (table) => table.repeat(),
  s: (table) => table.say(table.scoreSaid),
  t: (_table, around) => around.text(),
  n: (_table, around) => around.sound(),
  '?': (_table, around) => around.help(),
};

/** The marriage worth more, or with Shift the other one; if none can be announced, one whose refusal is told. */
export function marriage(table: Pick<Table, 'legal' | 'scene'>, other: boolean): string {
  const found = table.legal.filter((action) => action.startsWith('+'));
  const trump = `+${table.scene.trump ?? 'H'}`;
  found.sort((a, b) => Number(b === trump) - Number(a === trump));
  return (other ? found[1] : found[0]) ?? trump;
}

function escape(table: Table): boolean {
  if (table.letGo(true)) return true;
  table.refused = null;
  table.tap();
  return false;
}

function choose(at: number, table: Table, root: HTMLElement): boolean {
  const card = table.hand[at];
  if (!card) return false;
  root.querySelector<HTMLElement>(`[data-place="hand:${card}"]`)?.focus();
  return true;
}

/** Arrows: along the hand and along the actions; up to the actions, down to the hand. */
function along(key: string, target: HTMLElement | null, root: HTMLElement): boolean {
  const hand = [...root.querySelectorAll<HTMLElement>('[data-region="hand"] button')];
  const actions = [...root.querySelectorAll<HTMLElement>('[data-region="actions"] button')];
  const row = target?.closest('[data-region="actions"]') ? actions : hand;
  if (target && target !== document.body && !hand.includes(target) && !actions.includes(target)) return false;
  const at = target ? row.indexOf(target) : -1;
  if (key === 'ArrowUp') return focus(actions[0]);
  if (key === 'ArrowDown') return focus(hand.find((card) => card.tabIndex === 0) ?? hand[0]);
  if (key === 'Home') return focus(row[0]);
  if (key === 'End') return focus(row.at(-1));
  if (at < 0) return focus(row.find((each) => each.tabIndex === 0) ?? row[0]);
  return focus(row[(at + (key === 'ArrowRight' ? 1 : row.length - 1)) % row.length]);
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

/** F6: on to the next part of the page. */
function region(root: HTMLElement, direction: 1 | -1): boolean {
  const regions = ['bar', 'stock', 'hand', 'actions', 'result', 'sheet', 'text'].flatMap((name) => [
    ...root.querySelectorAll<HTMLElement>(`[data-region="${name}"]`),
  ]);
  const seen = regions.filter((each) => each.offsetParent !== null && each.children.length > 0);
  const here = seen.findIndex((each) => each.contains(document.activeElement));
  const next = seen[(here + direction + seen.length) % seen.length];
  if (!next) return false;
  const inside = next.querySelector<HTMLElement>('button[tabindex="0"], button:not([tabindex="-1"]), a[href]');
  if (!inside) next.tabIndex = -1;
  (inside ?? next).focus();
  return true;
}
