/**
 * The month for a report without one. It sorts before all others, so such a report is never the newest, is not counted
 * as recent, and lowers the confidence.
 */
export const NO_MONTH = '1900-01';

export function shownMonth(newest: string | null): string | null {
  return newest === NO_MONTH ? null : newest;
}
