/**
 * The month that is kept for a report that tells none. It lies before all others, so that such a report is neither the newest of a figure nor one of the last
 * year: without a date there is no freshness, and the confidence is lower for it.
 */
export const NO_MONTH = '1900-01';

/** Returns the newest month of reports; null if none of them tells its own. */
export function toldMonth(newest: string | null): string | null {
  return newest === NO_MONTH ? null : newest;
}
