import type { UserHandlers } from '@/server/contract/generated/user';
import type { Database } from '@/server/platform/database';
import { rewardsOfPersona } from './rewards.queries';

/** The points that the viewer's contributions have earned. */
export function createRewards(database: Database): Pick<UserHandlers, 'getRewards'> {
  return {
    async getRewards({ viewer }) {
      const rows = await database.query(rewardsOfPersona, viewer.personaRef);
      const earned = rows.map(({ kind, contributions, points }) => ({ kind, contributions, points }));
      return { status: 200, body: { points: earned.reduce((sum, { points }) => sum + points, 0), earned } };
    },
  };
}
