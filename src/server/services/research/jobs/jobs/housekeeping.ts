import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { unlistJobs } from './housekeeping.queries';

export function jobsHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, unlistJobs, new Date(now));
}
