import type { PersonalData } from '../personal/personal-data';
import { eraseMail } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Mail to your addresses in the built-in mailbox, where the server has no mail of its own',
      columns: ['platform.mailbox.address', 'platform.mailbox.sent_seal'],
      copied: { not: 'it is in the mailbox of the user' },
      atEnd: 'erased',
    },
  ],
  erasures: [
    {
      stage: 'account',
      prepare: async ({ addresses }) => {
        const known = await addresses();
        return { write: (tx) => tx.query(eraseMail, known) };
      },
    },
  ],
};
