import type { View } from '../wire';

export type BeadColour = 'me' | 'opp' | 'third';

export const COLOURS: Record<BeadColour, string> = {
  me: 'var(--bead-me)',
  opp: 'var(--bead-opp)',
  third: 'var(--bead-3)',
};

/** Whose beads are red: mine, or the first seat's for a spectator. */
export function colourOf(seat: number, me: number | null, players: number): BeadColour {
  return (['me', 'opp', 'third'] as const)[(seat - (me ?? 0) + players) % players] ?? 'opp';
}

/** How many beads a rod has, and how many of them are still to go. */
export function beadsOf(view: View, seat: number): { left: number; total: number } {
  const total = Math.abs(view.matchTarget - view.matchStart);
  const score = view.scores[seat] ?? view.matchStart;
  const left = view.matchTarget < view.matchStart ? score - view.matchTarget : view.matchTarget - score;
  return { left: Math.min(total, Math.max(0, left)), total };
}

/** A name that fits a narrow column; the number that tells two computers apart stays. */
export function shortName(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const [, number = ''] = /( \d+)$/.exec(name) ?? [];
  return `${name.slice(0, letters - number.length - 1)}.${number}`;
}
