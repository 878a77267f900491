const MINUTE_MS = 60_000;

/** Returns the minute of a moment as ISO 8601 in UTC: others see no seconds, by which a log of requests would tell who wrote. */
export function minuteOf(moment: Date | number | string): string {
  const ms = new Date(moment).getTime();
  return new Date(ms - (ms % MINUTE_MS)).toISOString();
}

export function minuteOrNull(moment: Date | null): string | null {
  return moment === null ? null : minuteOf(moment);
}
