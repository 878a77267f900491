import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedCompanies } from './personal.queries';

const { kinds, exports } = contributionPersonalData(
  'Companies that you added, with your contributions about them, until they are listed',
  contributedCompanies,
);

/** Deletes proposals with the account whatever the user chooses, because they need their author. */
export const personalData: PersonalData = {
  kinds: kinds.map((kind) => ({ ...kind, atEnd: 'erased' as const })),
  exports,
  erasures: [
    {
      stage: 'contributions',
      prepare: async ({ own }) => {
        const ids = await own.of('companies');
        return { write: (tx) => tx.query(contributedCompanies.erase, ids) };
      },
    },
  ],
};
