import type { Provider } from '@/server/platform/sessions/session.queries';
import { boolean, citext, from, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const accountColumns = {
  provider: textOf<Provider>(),
  subject: text,
  email: nullable(citext),
  linked_on: from("to_char(linked_on, 'YYYY-MM-DD')", text),
} as const;

export const accountsOfUser = defineStatement({
  name: 'session.accounts-of-user',
  parameters: [uuid],
  columns: accountColumns,
  text: `select ${selectList(accountColumns)} from identity.accounts where user_id = $1 order by linked_on, provider`,
});

export const userForServices = defineStatement({
  name: 'session.user-for-services',
  parameters: [uuid],
  columns: { public_id: text, is_moderator: boolean },
  text: `select public_id, exists (select from identity.roles where user_id = id and role = 'moderator') as is_moderator
         from identity.users where id = $1`,
});

/** Removes a login. Also replaces the user's mail address `$4` by the oldest remaining one. */
export const removeAccount = defineStatement({
  name: 'session.remove-account',
  parameters: [textOf<Provider>(), text, uuid, nullable(citext)],
  columns: {},
  text: `with removed as (delete from identity.accounts where provider = $1 and subject = $2 and user_id = $3),
           kept as (select email, email_verified, linked_on from identity.accounts
             where user_id = $3 and (provider, subject) <> ($1, $2) and email is not null)
         update identity.users set email = (select email from kept order by email_verified desc, linked_on limit 1)
         where id = $3 and email = $4 and not exists (select from kept where email = $4)`,
});
