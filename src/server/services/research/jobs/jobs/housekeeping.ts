import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { unlistJobs } from './housekeeping.queries';

export function jobsHousekeeping(database: Database): HousekeepingTask {
  return (now) => database.query(unlistJobs, new Date(now));
}
