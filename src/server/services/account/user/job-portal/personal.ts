import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedPortalProfile } from './personal.queries';
import { linkOfPersona } from './portal-links.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'What the job portal told us about you: name, email address and picture, and the account that you linked',
      columns: [
        'identity.portal_profiles.user_id',
        'identity.portal_profiles.email',
        'persona.portal_links.persona_ref',
        'persona.portal_links.account_ref',
        'persona.portal_links.account_seal',
      ],
      copied: ['portal_profile', 'job_portal'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('portal_profile', ({ database, userId }) => database.query(exportedPortalProfile, userId)),
    {
      name: 'job_portal',
      read: async ({ database, authorship, personaRef }) => {
        const rows = await database.query(linkOfPersona, personaRef);
        return rows.map(({ account_seal }) => ({
          consented: true,
          account: account_seal === null ? null : authorship.unsealJson(personaRef, account_seal),
        }));
      },
    },
  ],
};
