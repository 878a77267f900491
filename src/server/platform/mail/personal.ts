import type { Database } from '../database';
import { erasing } from '../personal/erase-by';
import type { PersonalData, PersonalScope } from '../personal/personal-data';
import { dropWaitingMails } from './drop-waiting-mails';
import { ACCOUNT_MAIL_LIST, MAIL_LISTS } from './mail-lists';
import { eraseMail } from './personal.queries';

const dropWaiting = (tx: Database, { authorship, userId }: PersonalScope): Promise<void> =>
  dropWaitingMails(tx, authorship, { userId, lists: [...MAIL_LISTS, ACCOUNT_MAIL_LIST] });

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Mail to your addresses in the built-in mailbox, where the server has no mail of its own',
      columns: ['platform.mailbox.address', 'platform.mailbox.sent_seal'],
      copied: { not: 'it is in the mailbox of the user' },
      atEnd: 'erased',
    },
    {
      kind: 'Mails to you that are on their way, or could not be made yet, for three days at most',
      columns: [
        'platform.waiting_mails.owner_ref',
        'platform.waiting_mails.seal',
        'platform.unmade_mails.owner_ref',
        'platform.unmade_mails.item_ref',
      ],
      copied: { not: 'they reach you as mails' },
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
    erasing('account', dropWaiting),
  ],
  // Login mails are still sent: a thief could pause the account to suppress them.
  pause: async ({ authorship, userId }) => ({
    write: (tx) => dropWaitingMails(tx, authorship, { userId, lists: MAIL_LISTS }),
  }),
};
