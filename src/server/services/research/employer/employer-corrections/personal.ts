import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { claimantRef } from '@/server/platform/sides/sides';
import { exportedCorrections } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Corrections that you propose for a company',
      columns: ['research.employer_corrections.claim_id'],
      copied: ['corrections'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('corrections', ({ database, authorship, personaRef }) =>
      database.query(exportedCorrections, claimantRef(authorship, personaRef)),
    ),
  ],
};
