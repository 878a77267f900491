import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { firstOfMonth } from '@/server/platform/withdrawal/housekeeping';
import { purgeDeletedReviews } from './housekeeping.queries';

/** Ends reviews that their authors deleted. */
export function reviewsHousekeeping(database: Database): HousekeepingTask {
  return (now) => database.query(purgeDeletedReviews, new Date(now), firstOfMonth(now));
}
