import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { firstOfMonth } from '@/server/platform/withdrawal/housekeeping';
import { emptyDeletedPosts, purgeDeletedPosts } from './housekeeping.queries';

/** Ends posts that their authors deleted. */
export function postsHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await database.query(purgeDeletedPosts, new Date(now), firstOfMonth(now));
    await database.query(emptyDeletedPosts, new Date(now), firstOfMonth(now));
  };
}
