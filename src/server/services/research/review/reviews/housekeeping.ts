import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { firstOfMonth } from '@/server/platform/withdrawal/housekeeping';
import { purgeDeletedReviews } from './housekeeping.queries';

export function reviewsHousekeeping(database: Database): HousekeepingTask {
  return (now) => purge(database, purgeDeletedReviews, new Date(now), firstOfMonth(now));
}
