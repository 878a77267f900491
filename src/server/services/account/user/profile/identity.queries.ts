import type { RowOf } from '@/server/platform/sql-types';
import { boolean, citext, from, nullable, selectList, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const identityColumns = {
  name: from('u.name', text),
  email: from('u.email', nullable(citext)),
  naukri_user: from(
    `exists (select 1 from identity.accounts a where a.user_id = u.id and a.provider = 'naukri')`,
    boolean,
  ),
  file_key: from('p.file_key', nullable(text)),
} as const;

export type IdentityRow = RowOf<typeof identityColumns>;

/** Reads the identity separately, because nothing may join it with the persona. */
export const identityOfUser = defineStatement({
  name: 'profile.identity',
  parameters: [uuid],
  columns: identityColumns,
  text: `select ${selectList(identityColumns)}
         from identity.users u left join identity.profile_photos p on p.user_id = u.id where u.id = $1`,
});
