import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { purgeOrphanedAnswers } from './answers.queries';

export function answersHousekeeping(database: Database): HousekeepingTask {
  return () => purge(database, purgeOrphanedAnswers);
}
