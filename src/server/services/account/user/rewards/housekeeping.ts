import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { addCounts, deleteEarlierCounts } from './rewards.queries';

export function rewardsHousekeeping(database: Database, authorship: Pick<Authorship, 'rewardRef'>): HousekeepingTask {
  const moveSome = (): Promise<number> =>
    database.transaction(async (tx) => {
      const earlier = await tx.query(deleteEarlierCounts);
      await tx.query(
        addCounts,
        earlier.map(({ persona_ref, kind }) => authorship.rewardRef(persona_ref, kind)),
        earlier.map(({ contributions }) => contributions),
      );
      return earlier.length;
    });
  return async () => {
    while ((await moveSome()) > 0);
  };
}
