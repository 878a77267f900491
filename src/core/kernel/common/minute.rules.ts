const MINUTE_MS = 60_000;

/**
 * Formats a moment as ISO 8601 in UTC. Seconds are hidden, because with a log of requests they would reveal the author.
 */
export function minuteOf(moment: Date | number | string): string {
  const ms = new Date(moment).getTime();
  return new Date(ms - (ms % MINUTE_MS)).toISOString();
}

export function minuteOrNull(moment: Date | null): string | null {
  return moment === null ? null : minuteOf(moment);
}
