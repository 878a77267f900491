/** India has one time zone without summer time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The month of a moment in India, as `2026-11`. */
export function monthOf(moment: Date): string {
  return inIndia(moment.getTime()).toISOString().slice(0, 7);
}

/** The quarter of a moment in India: four times the year, and 0 to 3. */
export function quarterOf(now: number): number {
  const india = inIndia(now);
  return india.getUTCFullYear() * 4 + Math.floor(india.getUTCMonth() / 3);
}

/** The first moment of the last `months` months in India, the current one included. */
export function startOfMonths(now: number, months: number): Date {
  const india = inIndia(now);
  return new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - months + 1, 1) - INDIA_OFFSET_MS);
}

/** A date whose UTC parts are those of a clock in India. */
function inIndia(moment: number): Date {
  return new Date(moment + INDIA_OFFSET_MS);
}
