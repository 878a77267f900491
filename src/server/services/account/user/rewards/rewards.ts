import type { UserHandlers } from '@/server/contract/generated/user';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { earnedPoints } from './earned-points';

export function createRewards(
  database: Database,
  authorship: Pick<Authorship, 'rewardRef'>,
): Pick<UserHandlers, 'getRewards'> {
  return {
    async getRewards({ viewer }) {
      const earned = await earnedPoints(database, authorship, viewer.personaRef);
      return { status: 200, body: { points: earned.reduce((sum, { points }) => sum + points, 0), earned } };
    },
  };
}
