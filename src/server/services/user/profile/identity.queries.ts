import { boolean, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** A user's own name; read apart from everything else, because nothing may join identity with the persona. */
export const identityOfUser = defineStatement({
  name: 'profile.identity',
  parameters: [uuid],
  columns: { name: text, naukri_user: boolean },
  text: `select name, exists (
           select 1 from identity.accounts a where a.user_id = u.id and a.provider = 'naukri'
         ) as naukri_user
         from identity.users u where id = $1`,
});
