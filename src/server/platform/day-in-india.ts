/** India is 5:30 hours ahead of UTC, all year. */
const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** Returns the day in India at a moment, in ms since 1970: `2026-11-20`. */
export function dayInIndia(moment: number): string {
  return new Date(moment + INDIA_MS).toISOString().slice(0, 10);
}

/** Returns the first moment of the day in India: a contribution that shows its month is kept without the hour, which would fit one user's visit. */
export function startOfDayInIndia(moment: number): Date {
  return new Date(Math.floor((moment + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS);
}
