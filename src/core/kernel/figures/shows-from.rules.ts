import { HOUR_MS } from '../common/india-calendar.rules';

/** Others see a new card within this time: whoever knows when a colleague was writing cannot tell the card by the moment at which it appears. */
export const CARDS_SHOW_WITHIN_HOURS = 24;

/**
 * Returns the whole hour from which others see a new card: one of the next `within` hours, as `draw` picks a whole number below its argument. Null for at once, if
 * `within` is 0. `now` is in ms since 1970.
 */
export function showsFrom(now: number, within: number, draw: (below: number) => number): Date | null {
  return within === 0 ? null : new Date((Math.floor(now / HOUR_MS) + 1 + draw(within)) * HOUR_MS);
}
