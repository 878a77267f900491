import type { PersonalData } from '@/server/platform/personal/personal-data';
import { SavedOffers } from './saved-offers';

/** The saved offers, which are deleted with their persona. */
export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Salaries and offers that you saved, sealed',
      columns: ['persona.salary_offers.persona_ref', 'persona.salary_offers.offer_seal'],
      copied: ['salary_offers'],
      atEnd: 'erased',
    },
  ],
  merges: [
    (before, after) => new SavedOffers(before.authorship).merging(before.database, before.personaRef, after.personaRef),
  ],
  exports: [
    {
      name: 'salary_offers',
      read: async ({ database, authorship, personaRef }) =>
        (await new SavedOffers(authorship).list(database, personaRef)).map((offer) => ({ ...offer })),
    },
  ],
};
