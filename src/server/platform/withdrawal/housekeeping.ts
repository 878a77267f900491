import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import type { HousekeepingTask } from '../housekeeping';
import { purge } from '../purge';
import { purgeWithdrawnItems } from './withdrawal.queries';

export function withdrawalHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeWithdrawnItems, new Date(now), firstOfMonth(now));
}

/** Returns a day in India like `2026-11-01`. `now` is in ms since 1970. */
export function firstOfMonth(now: number): string {
  return `${monthInIndia(now)}-01`;
}
