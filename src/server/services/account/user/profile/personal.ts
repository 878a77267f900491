import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { erasePersona, exportedFormerPseudonyms, exportedProfile, keepEndedNames } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your pseudonym, former ones, picture and the line about you',
      columns: ['persona.personas.persona_ref', 'persona.personas.user_name', 'persona.given_up_names.persona_ref'],
      copied: ['profile', 'former_pseudonyms'],
      atEnd: 'erased',
    },
    {
      kind: 'Hashes of your former pseudonyms, so that nobody can reuse them',
      columns: ['persona.ended_names.name_hash'],
      copied: { not: 'They are made when the account ends.' },
      atEnd: { ends: 'Never: your former pseudonym stays reserved. The hash is linked to nobody.' },
    },
  ],
  exports: [
    exporting('profile', ({ database, personaRef }) => database.query(exportedProfile, personaRef)),
    exporting('former_pseudonyms', ({ database, personaRef }) => database.query(exportedFormerPseudonyms, personaRef)),
  ],
  erasures: [
    erasing('persona', async (tx, { personaRef }) => {
      await tx.query(keepEndedNames, personaRef);
      await tx.query(erasePersona, personaRef);
    }),
  ],
};
