// India has one time zone without summer time.
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The month in India, `2026-11`; `now` in ms since 1970. */
export function thisMonthInIndia(now: number): string {
  return new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 7);
}
