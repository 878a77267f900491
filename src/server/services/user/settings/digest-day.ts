const DAY_MS = 86_400_000;
/** India is 5:30 hours ahead of UTC, all year. */
const INDIA_MS = 5.5 * 3_600_000;
/** The hour of the day, in India, from which the digest is sent. */
const DIGEST_HOUR_MS = 9 * 3_600_000;
/** 1970-01-01 was a Thursday; the first Sunday was three days later. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** The day in India at a moment: `2026-11-20`. */
export function dayInIndia(now: number): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 10);
}

/** The last Sunday whose digest is due at a moment; a server that was off on that day catches up. */
export function digestDay(now: number): string {
  const sinceSunday = (now + INDIA_MS - DIGEST_HOUR_MS - FIRST_SUNDAY_MS) % (7 * DAY_MS);
  return new Date(now + INDIA_MS - DIGEST_HOUR_MS - sinceSunday).toISOString().slice(0, 10);
}
