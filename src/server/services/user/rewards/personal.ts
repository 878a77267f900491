import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedRewards } from './personal.queries';

/** Points go with the persona that they hang on. */
export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your points, and how many contributions of each kind they are for',
      columns: ['persona.rewards.persona_ref'],
      copied: ['rewards'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('rewards', ({ database, personaRef }) => database.query(exportedRewards, personaRef))],
};
