/** The acts that a person may leave to the table, each by a switch of its own; never in rated play. */
import { isPlay } from './cards';
import type { Settings } from './settings.svelte';

export interface Moment {
  rated: boolean;
  phase: string;
  legal: readonly string[];
  /** Cards in my hand. */
  cards: number;
  /** My card points as far as they are certain. */
  points: number;
}

export type Switches = Pick<Settings, 'autoClaim' | 'autoPass' | 'autoLastCard'>;

/** What is done for me now, or null. A card is to be seen before it goes: the caller lets it wait a little. */
export function byItself(moment: Moment, switches: Switches): string | null {
  const { legal } = moment;
  if (moment.rated) return null;
  if (switches.autoClaim && legal.includes('claim') && moment.points >= 66) return 'claim';
  if (switches.autoPass && moment.phase === 'kontra' && legal.includes('pass')) return 'pass';
  const [only] = legal;
  if (switches.autoLastCard && legal.length === 1 && only && isPlay(only) && moment.cards === 1) return only;
  return null;
}
