const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** Returns the day in India at a moment (milliseconds since 1970), as `2026-11-21`. */
export function dayInIndia(moment: number): string {
  return new Date(moment + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}
