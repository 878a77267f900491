import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeReports } from './housekeeping.queries';

export function reportsHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeReports, new Date(now));
}
