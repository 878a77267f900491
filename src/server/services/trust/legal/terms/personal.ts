import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedAgreements } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The version of the terms that you agreed to, and the day',
      columns: ['identity.terms_agreements.user_id'],
      copied: ['terms'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('terms', ({ database, userId }) => database.query(exportedAgreements, userId))],
};
