const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Returns the days in India between a date (`2026-11-20`) and a moment in ms since 1970; 0 for a date to come. */
export function daysSince(date: string, now: number): number {
  return Math.max(0, Math.floor((now + INDIA_MS - Date.parse(date)) / DAY_MS));
}
