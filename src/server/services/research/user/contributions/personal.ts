import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The list of what you contributed, sealed',
      columns: [
        'persona.own_ids.block_ref',
        'persona.own_ids.ids_seal',
        'platform.unindexed_contributions.id',
        'platform.unindexed_contributions.author_ref',
        'platform.unindexed_contributions.author_seal',
      ],
      copied: { not: 'it has the ids of the contributions, which are copied themselves' },
      atEnd: 'erased',
    },
  ],
  // Runs after the contributions are erased, because that may still add to the list.
  erasures: [erasing('persona', (tx, { own }) => own.forget(tx))],
};
