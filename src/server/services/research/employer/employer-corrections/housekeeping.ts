import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { DECIDED_CORRECTION_DAYS } from '@/core/research/employer-corrections/correction.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeCorrections } from './corrections.queries';

export function correctionsHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeCorrections, dayBeforeInIndia(now, DECIDED_CORRECTION_DAYS));
}
