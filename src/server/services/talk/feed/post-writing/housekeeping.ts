import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeHelpCounts } from './housekeeping.queries';

export function writingHelpHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeHelpCounts, dayInIndia(now));
}
