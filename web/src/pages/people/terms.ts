/** What people agree on before the first deal, in words. */
import { number, t } from '../../lib/i18n.svelte';
import type { ClockRules } from '../../wire';

export type Pace = 'none' | 'live' | 'slow';

export const CLOCKS: Record<Pace, ClockRules | null> = {
  none: null,
  live: { perMove: 20, reserve: 180 },
  slow: { perMove: 86_400, reserve: 0 },
};

/** A clock in words; ours by their name, others by their figures. */
export function clockName(clock: ClockRules | null): string {
  for (const [name, rules] of Object.entries(CLOCKS)) {
    if (rules?.perMove === clock?.perMove && rules?.reserve === clock?.reserve) return t(`people-clock-${name}`);
  }
  return t('people-clock-other', { move: number(clock?.perMove ?? 0), reserve: number(clock?.reserve ?? 0) });
}
