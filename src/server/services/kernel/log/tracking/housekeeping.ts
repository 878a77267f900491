import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purgeReports } from './housekeeping.queries';

export function reportsHousekeeping(database: Database): HousekeepingTask {
  return (now) => database.query(purgeReports, new Date(now));
}
