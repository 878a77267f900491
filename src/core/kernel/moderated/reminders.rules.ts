import { HOUR_MS } from '../common/india-calendar.rules';
import type { Ground } from './grounds.rules';
import { HOURS_BY_GROUND } from './grounds.rules';

/**
 * Shares of a complaint's time at which the moderators on duty are reminded; after the last it is
 * late.
 */
const PARTS = [0, 0.5, 0.75, 1] as const;

export const REMINDERS = PARTS.length;

/** Up to this time, a complaint is announced immediately. */
const URGENT_HOURS = 3;

export function remindersBefore(ground: Ground): number {
  return HOURS_BY_GROUND[ground] <= URGENT_HOURS ? 0 : 1;
}

/** In ms since 1970, or null after the last. */
export function reminderAt(ground: Ground, dueAt: number, sent: number): number | null {
  const part = PARTS[sent];
  return part === undefined ? null : dueAt - (1 - part) * HOURS_BY_GROUND[ground] * HOUR_MS;
}

/** After a server stop only the last missed reminder is sent. */
export function remindersDue(ground: Ground, dueAt: number, now: number): number {
  return PARTS.filter((_, sent) => (reminderAt(ground, dueAt, sent) ?? now) <= now).length;
}

export function hoursTaken(ground: Ground, dueAt: number, answeredAt: number): number {
  const from = dueAt - HOURS_BY_GROUND[ground] * HOUR_MS;
  return Math.max(1, Math.ceil((answeredAt - from) / HOUR_MS));
}
