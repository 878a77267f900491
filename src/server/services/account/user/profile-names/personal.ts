import { unlinkRemovedItems } from '@/server/platform/moderation/personal.queries';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { profileNamesOf } from './moderated.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Pseudonyms of yours that a complaint was about',
      columns: [
        'moderation.profile_names.id',
        'moderation.profile_names.name',
        'moderation.profile_names.persona_ref',
        'moderation.profile_names.author_ref',
        'moderation.profile_names.author_seal',
      ],
      copied: { not: 'Your pseudonyms are copied themselves, former ones too, and each decision has its statement.' },
      atEnd: 'erased',
    },
  ],
  erasures: [
    {
      stage: 'contributions',
      prepare: async ({ database, personaRef }) => {
        const ids = (await database.query(profileNamesOf, personaRef)).map(({ id }) => id);
        return { write: (tx) => tx.query(unlinkRemovedItems, ids) };
      },
    },
  ],
};
