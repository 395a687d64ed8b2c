/** What the pages about one's standing share: dates, numbers with their uncertainty, pages of a list. */
import { language, t } from '../../lib/i18n.svelte';
import { profileName } from '../../lib/profiles-choice.svelte';
import type { CurvePoint, LuckGroup, MyResult, Profiles, Tally } from '../../wire';

const locale = () => (language() === 'de' ? 'de-AT' : language());

/** A day as people of the language write it: `3 May 2026`. */
export const day = (millis: number): string =>
  new Date(millis).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });

/** A rating: whole, and without marks between its digits. */
export const plain = (rating: number): string => String(Math.round(rating));

/** `1612 ± 74`. */
export const rated = (rating: number, deviation: number): string =>
  t('ratings-value', { rating: plain(rating), deviation: plain(deviation) });

/** The rules of a preset as a table plays them: for pleasure a wrong card is handed back, with strictness it costs. */
export const played = (all: Profiles | null, rules: string, strict: boolean): string =>
  strict ? rules : (all?.presets.find((preset) => preset.rules === rules)?.pleasure ?? rules);

/** The name of rules that were played: the preset's own for pleasure, with a word more where strictness was wanted. */
export function rulesName(all: Profiles | null, rules: string): string {
  const soft = all?.presets.find((preset) => preset.pleasure === rules);
  if (soft) return profileName(soft.rules);
  const strict = all?.presets.find((preset) => preset.rules === rules);
  return strict ? `${profileName(rules)}, ${t('people-strict')}` : profileName(rules);
}

/** How many pages a list has; at least one. */
export const pages = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The others of a Bummerl, with their names. */
export function opponents(game: MyResult): { name: string; handle: string | null }[] {
  return game.names.flatMap((name, seat) => (seat === game.seat ? [] : [{ name: name || t('player-erased'), handle: game.handles[seat] ?? null }]));
}

export interface Frame {
  low: number;
  high: number;
  from: number;
  to: number;
}

/** What a picture of a curve has to hold: ratings with twice their deviation, and the time; never a frame without size. */
export function frame(points: readonly CurvePoint[]): Frame {
  const lows = points.map((point) => point.rating - 2 * point.deviation);
  const highs = points.map((point) => point.rating + 2 * point.deviation);
  const low = Math.floor((Math.min(...lows) - 1) / 100) * 100;
  const high = Math.ceil((Math.max(...highs) + 1) / 100) * 100;
  const from = points[0]?.at ?? 0;
  return { low, high, from, to: Math.max(points.at(-1)?.at ?? 0, from + 1) };
}

export type Verdict = 'fine' | 'outside' | 'far';

/** Where a count lies: within its own band, within the wide one only, or outside of both. */
export function verdict(tally: Tally): Verdict {
  if (tally.count < tally.wideLow || tally.count > tally.wideHigh) return 'far';
  return tally.count < tally.low || tally.count > tally.high ? 'outside' : 'fine';
}

/** Of 100 people with honest cards, how many are further out on some line than this group on any of its lines. */
export function furtherOut(group: LuckGroup): number {
  const least = Math.min(1, ...group.tallies.map((tally) => tally.tail));
  return Math.round(100 * (1 - (1 - least) ** group.tallies.length));
}

/** One sentence about all lines of a group. */
export function summary(group: LuckGroup): { verdict: Verdict; text: string } {
  const lines = group.tallies.length;
  const far = group.tallies.filter((tally) => verdict(tally) === 'far').length;
  const outside = group.tallies.filter((tally) => verdict(tally) === 'outside').length;
  if (far) return { verdict: 'far', text: t('luck-sum-far', { far, lines }) };
  if (outside) return { verdict: 'outside', text: t('luck-sum-outside', { outside, lines }) };
  return { verdict: 'fine', text: t('luck-sum-fine', { lines }) };
}
