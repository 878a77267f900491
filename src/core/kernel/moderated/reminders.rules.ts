import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/** The parts of a complaint's time after which whoever is on duty is reminded; after the last one it is late. */
const PARTS = [0, 0.5, 0.75, 1] as const;

/** The reminders of a complaint. */
export const REMINDERS = PARTS.length;

/** A complaint of so many hours or fewer is told at once. */
const URGENT_HOURS = 3;

/** Returns the reminders that a new complaint does not need: the one at its coming, if there is more than a day. */
export function remindersBefore(ground: Ground): number {
  return HOURS_BY_GROUND[ground] <= URGENT_HOURS ? 0 : 1;
}

/** Returns the moment of a complaint's reminder after `sent` ones; null after the last. Moments are in ms since 1970. */
export function reminderAt(ground: Ground, dueAt: number, sent: number): number | null {
  const part = PARTS[sent];
  return part === undefined ? null : dueAt - (1 - part) * HOURS_BY_GROUND[ground] * HOUR_MS;
}

/** Returns how many reminders of a complaint are due by a moment; a stop of the server leaves the last of them alone to be sent. */
export function remindersDue(ground: Ground, dueAt: number, now: number): number {
  return PARTS.filter((_, sent) => (reminderAt(ground, dueAt, sent) ?? now) <= now).length;
}

/** Returns the whole hours that an answer took, at least 1, from the beginning of the due time. */
export function hoursTaken(ground: Ground, dueAt: number, answeredAt: number): number {
  const from = dueAt - HOURS_BY_GROUND[ground] * HOUR_MS;
  return Math.max(1, Math.ceil((answeredAt - from) / HOUR_MS));
}
