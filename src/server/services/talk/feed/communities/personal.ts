import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedMemberships } from './personal.queries';

/** Memberships go with the persona that they hang on. */
export const personal: PersonalData = {
  kinds: [
    {
      kind: 'The communities that you follow',
      columns: ['persona.memberships.persona_ref'],
      copied: ['communities'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('communities', ({ database, personaRef }) => database.query(exportedMemberships, personaRef))],
};
