/** The profiles that the server knows, and the one that this person plays by. */
import type { GameFacts, ProfileFacts, Profiles } from '../wire';
import { ask } from './api';
import { t } from './i18n.svelte';

const KEY = 'bummerl.choice';

interface Choice {
  /** The text of a profile: `weich-wien`, or `scharf closeMinStock=2`. */
  rules: string;
  level: string;
  strict: boolean;
}

function stored(): Choice {
  const choice: Choice = { rules: 'weich-wien', level: 'club', strict: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (typeof found.rules === 'string' && found.rules) choice.rules = found.rules;
    if (typeof found.level === 'string' && found.level) choice.level = found.level;
    if (typeof found.strict === 'boolean') choice.strict = found.strict;
  } catch {
    // A damaged or forbidden store only means the defaults.
  }
  return choice;
}

/** What the next game is played by. Change it with `choose`. */
export const choice: Choice = $state(stored());

export function choose(changes: Partial<Choice>): void {
  Object.assign(choice, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(choice)));
  } catch {
    // A forbidden store only means that the choice lives as long as the page.
  }
}

let loading: Promise<Profiles> | null = null;

/** All presets, games and levels; asked for once. */
export function profiles(): Promise<Profiles> {
  loading ??= ask<Profiles>('/api/profiles').catch((reason: unknown) => {
    loading = null;
    throw reason;
  });
  return loading;
}

const written = new Map<string, ProfileFacts>();

/** A profile written out. Rejects with a `Problem` if the text is no profile. */
export async function profile(rules: string): Promise<ProfileFacts> {
  const known = written.get(rules) ?? (await profiles()).presets.find((preset) => preset.rules === rules);
  if (known) return known;
  const found = await ask<ProfileFacts>(`/api/profile?rules=${encodeURIComponent(rules)}`);
  written.set(rules, found);
  return found;
}

/** The game that a profile belongs to. */
export function gameOf(all: Profiles, found: ProfileFacts): GameFacts {
  const game = all.games.find((each) => each.game === found.game);
  if (!game) throw new Error(`no game ${found.game}`);
  return game;
}

/** The name of a profile in the language of the page: `Soft Viennese`, or `Soft Viennese, changed`. */
export function profileName(rules: string): string {
  const [preset = '', ...changes] = rules.split(' ');
  const name = t(`profile-${preset}`);
  return changes.length ? t('profile-changed', { name }) : name;
}
