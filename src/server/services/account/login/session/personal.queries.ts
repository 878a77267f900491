import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';
import { citext, nullable, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedAccount = exportRowsOfUser(
  'account',
  'select name, email, picture_url, created_on from identity.users where id = $1',
);

export const exportedSignInMethods = exportRowsOfUser(
  'sign-in-methods',
  'select provider, subject, email, email_verified, linked_on from identity.accounts where user_id = $1 order by linked_on',
);

export const addressesOfUser = defineStatement({
  name: 'login.addresses',
  parameters: [uuid],
  columns: { email: nullable(citext) },
  text: `select email from identity.users where id = $1
         union select email from identity.accounts where user_id = $1`,
});

export const eraseUser = defineStatement({
  name: 'login.erase-user',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.users where id = $1',
});

export const moveAccounts = defineStatement({
  name: 'login.move-accounts',
  parameters: [uuid, uuid],
  columns: {},
  text: 'update identity.accounts set user_id = $2 where user_id = $1',
});
