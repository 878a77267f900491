import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { purge } from '@/server/platform/purge';
import { firstOfMonth } from '@/server/platform/withdrawal/housekeeping';
import { emptyDeletedPosts, purgeDeletedPosts, purgeViews } from './housekeeping.queries';

export function postsHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await purge(database, purgeDeletedPosts, new Date(now), firstOfMonth(now));
    await purge(database, emptyDeletedPosts, new Date(now), firstOfMonth(now));
    await purge(database, purgeViews, dayInIndia(now));
  };
}
