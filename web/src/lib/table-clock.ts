/** What a clock shows, from what the server said about it. */
import type { ClockInfo } from '../wire';

/** Milliseconds that a seat has left, its reserve included, when the server's clock shows `now`; null without a clock. */
export function leftAt(clock: ClockInfo | null, seat: number, now: number): number | null {
  const reserve = clock?.left[seat];
  if (!clock || reserve === undefined) return null;
  const since = clock.since[seat] ?? null;
  const used = since === null ? 0 : Math.max(0, now - since);
  return Math.max(0, clock.perMove + reserve - used);
}

/** `2:41`, `1:02:41`, or whole days where moves take days. */
export function spell(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  const two = (figure: number) => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
