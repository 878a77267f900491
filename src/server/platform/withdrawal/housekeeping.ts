import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import type { HousekeepingTask } from '../housekeeping';
import { purge } from '../purge';
import { purgeWithdrawn } from './withdrawal.queries';

/** Ends what authors took away, and counts it. */
export function withdrawalHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeWithdrawn, new Date(now), firstOfMonth(now));
}

/** Returns the first day of the month of a moment in ms since 1970, in India: `2026-11-01`. */
export function firstOfMonth(now: number): string {
  return `${monthInIndia(now)}-01`;
}
