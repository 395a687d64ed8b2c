import { has, t } from '../lib/i18n.svelte';

/** The name of a table's rules: that of the preset, with a mark where the host changed something. */
export function rulesNameOf(rules: string): string {
  const [preset = '', ...changes] = rules.split(' ');
  const key = `profile-${preset}`;
  return `${has(key) ? t(key) : preset}${changes.length ? ' *' : ''}`;
}
