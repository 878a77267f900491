import { citext, from, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const loginMailAddresses = defineStatement({
  name: 'session.addresses-to-warn',
  parameters: [uuid],
  columns: { email: from('email', citext) },
  text: `select email from identity.users where id = $1 and email is not null
         union select email from identity.accounts where user_id = $1 and email_verified and email is not null`,
});
