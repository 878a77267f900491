import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { earnedPoints, rewardRefs } from './earned-points';
import { eraseCounts } from './rewards.queries';

/** Points have references that nothing of the persona's rows leads to. */
export const personal: PersonalData = {
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
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseCounts, rewardRefs(authorship, personaRef))),
  ],
};
