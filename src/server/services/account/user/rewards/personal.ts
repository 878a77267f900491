import { erasing } from '@/server/platform/personal/erase-by';
import type { Merge, PersonalData } from '@/server/platform/personal/personal-data';
import { earnedPoints, rewardRefs } from './earned-points';
import { addCounts, eraseCounts } from './rewards.queries';

const mergePoints: Merge = async ({ database, authorship, personaRef }, after) => {
  const earned = await earnedPoints(database, authorship, personaRef);
  return {
    kind: 'points',
    moves: earned.reduce((sum, { points }) => sum + points, 0),
    ends: 0,
    write: (tx) =>
      tx.query(
        addCounts,
        earned.map(({ kind }) => authorship.rewardRef(after.personaRef, kind)),
        earned.map(({ contributions }) => contributions),
      ),
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your points, and how many contributions of each kind they are for',
      columns: ['persona.reward_counts.reward_ref', 'persona.rewards.persona_ref'],
      copied: ['rewards'],
      atEnd: 'erased',
    },
  ],
  exports: [
    {
      name: 'rewards',
      read: async ({ database, authorship, personaRef }) =>
        (await earnedPoints(database, authorship, personaRef)).map((earned) => ({ ...earned })),
    },
  ],
  merges: [mergePoints],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseCounts, rewardRefs(authorship, personaRef))),
  ],
};
