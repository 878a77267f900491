const DAY_MS = 86_400_000;
/** India is 5:30 hours ahead of UTC, all year. */
const INDIA_MS = 5.5 * 3_600_000;
/** The hour of the day, in India, from which the digest is sent. */
const DIGEST_HOUR_MS = 9 * 3_600_000;
/** 1970-01-01 was a Thursday; the first Sunday was three days later. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** Returns the last moment, in ms since 1970, at which a digest of so many days was due: 9 in the morning, of a Sunday where it is 7. */
export function digestMoment(now: number, days: 1 | 7): number {
  return now - ((now + INDIA_MS - DIGEST_HOUR_MS - FIRST_SUNDAY_MS) % (days * DAY_MS));
}

/** The last Sunday whose digest is due at a moment; a server that was off on that day catches up. */
export function digestDay(now: number): string {
  return new Date(digestMoment(now, 7) + INDIA_MS - DIGEST_HOUR_MS).toISOString().slice(0, 10);
}
