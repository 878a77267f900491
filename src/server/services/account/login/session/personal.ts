import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { addressesOfUser, eraseUser, exportedAccount, exportedSignInMethods, moveAccounts } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your name, email address and picture, as the account that you log in with has them',
      columns: [
        'identity.users.id',
        'identity.users.email',
        'identity.users.public_id',
        'identity.accounts.user_id',
        'identity.accounts.email',
      ],
      copied: ['account', 'sign_in_methods'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('account', ({ database, userId }) => database.query(exportedAccount, userId)),
    exporting('sign_in_methods', ({ database, userId }) => database.query(exportedSignInMethods, userId)),
  ],
  merges: [
    async ({ database, userId }, after) => ({
      kind: 'logins',
      moves: (await database.query(exportedSignInMethods, userId)).length,
      ends: 0,
      write: (tx) => tx.query(moveAccounts, userId, after.userId),
    }),
  ],
  erasures: [erasing('account', (tx, { userId }) => tx.query(eraseUser, userId))],
  addresses: async ({ database, userId }) =>
    (await database.query(addressesOfUser, userId)).flatMap(({ email }) => email ?? []),
};
