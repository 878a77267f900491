import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Database } from '../database';
import { releaseWaiting } from './contributing.queries';

/** Lets the contributions count whose day has come (`waitsUntil` of core/contribute); `now` is in ms since 1970. */
export async function releaseWaitingContributions(database: Database, now: number): Promise<void> {
  for (const release of releaseWaiting) await database.query(release, dayInIndia(now));
}
