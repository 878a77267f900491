import { HOUR_MS } from '../common/india-calendar.rules';

/**
 * Maximum delay of new cards. Without it, the time would reveal a colleague's card to anybody who knows when they were
 * writing.
 */
export const CARDS_SHOW_WITHIN_HOURS = 24;

/**
 * Returns a random whole hour of the next `within`, or null (immediately) if `within` is 0. `draw` returns a whole
 * number below its argument. `now` is in ms since 1970.
 */
export function showsFrom(now: number, within: number, draw: (below: number) => number): Date | null {
  return within === 0 ? null : new Date((Math.floor(now / HOUR_MS) + 1 + draw(within)) * HOUR_MS);
}
