/** The sentences, from the same Fluent files that the terminal reads; the language changes at once. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings } from './settings.svelte';

export const LANGUAGES = ['es', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const FALLBACK: Language = 'en';
const KEY = 'bummerl.lang';

const files = import.meta.glob<string>(
  ['../../../src/bummerl/locales/*/*.ftl', '!../../../src/bummerl/locales/*/{terminal,command}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const bundles = new Map<string, FluentBundle>();

/** The messages of a language; with the German pack its names stand for suits, ranks and cards, in sentences too. */
function bundle(language: Language, german: boolean): FluentBundle {
  const key = german ? `${language} german` : language;
  let made = bundles.get(key);
  if (!made) {
    // Isolating marks are for mixed directions of writing; a screen reader may speak them.
    made = new FluentBundle(language === 'de' ? 'de-AT' : language, { useIsolating: false });
    for (const [path, text] of Object.entries(files)) {
      if (!path.includes(`/locales/${language}/`)) continue;
      made.addResource(new FluentResource(text));
      if (!german) continue;
      const names = text.split('\n').filter((line) => line.startsWith('german-'));
      made.addResource(new FluentResource(names.join('\n').replaceAll(/^german-/gm, '')), { allowOverrides: true });
    }
    bundles.set(key, made);
  }
  return made;
}

/** Where a message is looked for: the language of the page, then English. */
function sources(): FluentBundle[] {
  const german = settings.pack === 'german';
  return [bundle(state.language, german), bundle(FALLBACK, german)];
}

function isLanguage(text: string | null | undefined): text is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(text);
}

/** The language to begin with: the remembered one, else the first of the browser that we speak. */
export function preferred(remembered: string | null, browser: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? FALLBACK;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const state = $state({ language: preferred(remembered(), navigator.languages ?? [navigator.language]) });
document.documentElement.lang = state.language;

/** The language of the page. */
export function language(): Language {
  return state.language;
}

/** Change the language of the whole page at once and remember it. */
export function speak(language: Language): void {
  state.language = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A forbidden store only means that the choice lives as long as the page.
  }
}

/** Whether the message exists in the language of the page (or in English). */
export function has(key: string): boolean {
  return sources().some((source) => source.hasMessage(key));
}

/** One sentence. A key that no language has comes back as itself: visible, and found by the tests. */
export function t(key: string, facts: Facts = {}): string {
  for (const source of sources()) {
    const pattern = source.getMessage(key)?.value;
    if (pattern) return source.formatPattern(pattern, facts, []);
  }
  return key;
}

/** The name of a suit in the language of the page and the pack on the table: `hearts`, `Laub`. */
export function suitName(suit: string): string {
  return t(`suit-${suit}`);
}

/** The name of a rank: `queen`, `Ober`. */
export function rankName(rank: string): string {
  return t(`rank-${rank}`);
}

/** The name of a card: `queen of hearts`, `Herz-Ober`. */
export function cardName(card: string): string {
  return t(`card-${card}`);
}

/** The letter in the corner of a card: K D B in German, K Q J elsewhere; the ten is `10`. */
export function index(rank: string): string {
  const key = `index-${rank}`;
  return has(key) ? t(key) : rank === 'T' ? '10' : rank;
}

export interface Refusal {
  /** Why, without the numbers. */
  sentence: string;
  /** The rules behind it: `3.4`, each a link to `/rules#3.4`. */
  rules: string[];
}

/** A coded refusal as a sentence, with the numbers of its rules apart from it. */
export function refusal(code: string, facts: Record<string, unknown> = {}): Refusal {
  const named: Facts = {};
  for (const [name, value] of Object.entries(facts)) named[name] = fact(name, String(value));
  const key = `error-${code}`;
  const whole = has(key) ? t(key, named) : t('pages-unknown-error', { code });
  const rules = [...whole.matchAll(/§\s*(\d+(?:\.\d+)*)/g)].map((found) => found[1] as string);
  return { sentence: whole.replace(/\s*\(§[^)]*\)\s*$/, ''), rules };
}

function fact(name: string, value: string): string {
  if (name === 'suit') return suitName(value);
  if (name === 'card') return cardName(value);
  for (const key of name === 'other' ? [`option-${value}`] : [`${name}-${value}`]) {
    if (has(key)) return t(key);
  }
  return value;
}

/** A number as people of the language write it; `decimals` is exact. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString(state.language === 'de' ? 'de-AT' : state.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** How long ago a moment was, in words: `5 minutes ago`, `vor 5 Minuten`. */
export function ago(moment: Date, now: Date = new Date()): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(state.language === 'de' ? 'de-AT' : state.language, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return t('pages-just-now');
}
