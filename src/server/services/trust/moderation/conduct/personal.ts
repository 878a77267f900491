import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedAcceptances } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The version of the code of conduct that you accepted as a moderator, and the day',
      columns: ['identity.conduct_acceptances.user_id'],
      copied: ['code_of_conduct'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('code_of_conduct', ({ database, userId }) => database.query(exportedAcceptances, userId))],
};
