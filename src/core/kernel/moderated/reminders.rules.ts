import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/**
 * Shares of a complaint's time after which moderators on duty are reminded. After the last one, the complaint is
 * overdue.
 */
const PARTS = [0, 0.5, 0.75, 1] as const;

export const REMINDERS = PARTS.length;

/** Complaints that must be decided within this many hours are announced immediately. */
const URGENT_HOURS = 3;

export function remindersBefore(ground: Ground): number {
  return HOURS_BY_GROUND[ground] <= URGENT_HOURS ? 0 : 1;
}

/** Returns the moment in ms since 1970, or null after the last reminder. */
export function reminderAt(ground: Ground, dueAt: number, sent: number): number | null {
  const part = PARTS[sent];
  return part === undefined ? null : dueAt - (1 - part) * HOURS_BY_GROUND[ground] * HOUR_MS;
}

/** Returns the reminder to send. After a server stop it is only the last missed one. */
export function remindersDue(ground: Ground, dueAt: number, now: number): number {
  return PARTS.filter((_, sent) => (reminderAt(ground, dueAt, sent) ?? now) <= now).length;
}

export function hoursTaken(ground: Ground, dueAt: number, answeredAt: number): number {
  const from = dueAt - HOURS_BY_GROUND[ground] * HOUR_MS;
  return Math.max(1, Math.ceil((answeredAt - from) / HOUR_MS));
}
