/**
 * The month of a report without one. It sorts before all others, so that such a report is neither the newest nor of the
 * last year, and lowers the confidence.
 */
export const NO_MONTH = '1900-01';

export function shownMonth(newest: string | null): string | null {
  return newest === NO_MONTH ? null : newest;
}
