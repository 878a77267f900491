import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { erasePersona, exportedFormerPseudonyms, exportedProfile } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your pseudonym, former ones, picture and what you say of yourself',
      columns: ['persona.personas.persona_ref', 'persona.personas.user_name', 'persona.given_up_names.persona_ref'],
      copied: ['profile', 'former_pseudonyms'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('profile', ({ database, personaRef }) => database.query(exportedProfile, personaRef)),
    exporting('former_pseudonyms', ({ database, personaRef }) => database.query(exportedFormerPseudonyms, personaRef)),
  ],
  erasures: [erasing('persona', (tx, { personaRef }) => tx.query(erasePersona, personaRef))],
};
