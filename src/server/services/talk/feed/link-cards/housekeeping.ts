import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeLinkPages, purgeLinkReads } from './housekeeping.queries';

export function linksHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await purge(database, purgeLinkPages, new Date(now));
    await purge(database, purgeLinkReads);
  };
}
