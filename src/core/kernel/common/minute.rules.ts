const MINUTE_MS = 60_000;

/**
 * Formats a moment to the minute, as ISO 8601 in UTC. Seconds are left out, because a request log could be matched
 * with them to find the author.
 */
export function minuteOf(moment: Date | number | string): string {
  const ms = new Date(moment).getTime();
  return new Date(ms - (ms % MINUTE_MS)).toISOString();
}

export function minuteOrNull(moment: Date | null): string | null {
  return moment === null ? null : minuteOf(moment);
}
