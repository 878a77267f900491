import type { PersonalData } from '../personal/personal-data';
import { eraseWithdrawnItems } from './withdrawal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Contributions that you withdrew, for an hour or two',
      columns: ['moderation.withdrawn.item_id', 'moderation.withdrawn.seal'],
      copied: { not: 'You withdrew them. They are deleted within two hours.' },
      atEnd: 'erased',
    },
  ],
  erasures: [
    {
      stage: 'contributions',
      prepare: async ({ own }) => {
        const ids = await own.all();
        return { write: (tx) => tx.query(eraseWithdrawnItems, ids) };
      },
    },
  ],
};
