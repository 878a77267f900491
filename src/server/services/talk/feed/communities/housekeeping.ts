import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { COUNT_STEP } from '@/core/kernel/figures/shown-numbers.rules';
import type { Authorship } from '@/server/platform/authorship';
import { countOfDay } from '@/server/platform/contributing/contributing.queries';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { showFollowers } from './followers.queries';

/** Counts followers once a day, so that no number says when someone followed. */
export function followersHousekeeping(database: Database, authorship: Pick<Authorship, 'senderRef'>): HousekeepingTask {
  return (now) =>
    database.transaction(async (tx) => {
      const [first] = await tx.query(countOfDay, authorship.senderRef(`followers counted on ${dayInIndia(now)}`), 1);
      if (first !== undefined) await tx.query(showFollowers, COUNT_STEP);
    });
}
