import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purgeLinkPages, purgeLinkReads } from './housekeeping.queries';

/** Ends pages that were read, and links that are not to be read any more. */
export function linksHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await database.query(purgeLinkPages, new Date(now));
    await database.query(purgeLinkReads);
  };
}
