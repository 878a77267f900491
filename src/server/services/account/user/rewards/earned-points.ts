import type { Rewards } from '@/contract/generated/user';
import { CONTRIBUTION_POINTS, REWARDED_KINDS } from '@/core/kernel/common/contribution-limits.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { countsOf } from './rewards.queries';

export async function earnedPoints(
  database: Database,
  authorship: Pick<Authorship, 'rewardRef'>,
  persona: Uint8Array,
): Promise<Rewards['earned']> {
  const kinds = new Map(REWARDED_KINDS.map((kind) => [authorship.rewardRef(persona, kind).toString('hex'), kind]));
  const counts = await database.query(countsOf, rewardRefs(authorship, persona));
  return counts
    .flatMap(({ reward_ref, contributions }) => {
      const kind = kinds.get(Buffer.from(reward_ref).toString('hex'));
      return kind === undefined ? [] : [{ kind, contributions, points: contributions * CONTRIBUTION_POINTS[kind] }];
    })
    .toSorted((one, other) => other.points - one.points || one.kind.localeCompare(other.kind));
}

export function rewardRefs(authorship: Pick<Authorship, 'rewardRef'>, persona: Uint8Array) {
  return REWARDED_KINDS.map((kind) => authorship.rewardRef(persona, kind));
}
