import type { Provider } from '@/server/platform/sessions/session.queries';
import { citext, from, nullable, selectList, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** An account at a provider. */
export const accountColumns = {
  provider: textOf<Provider>(),
  email: nullable(citext),
  linked_on: from("to_char(linked_on, 'YYYY-MM-DD')", text),
} as const;

/** The accounts of user `$1`, the oldest first. */
export const accountsOfUser = defineStatement({
  name: 'session.accounts-of-user',
  parameters: [uuid],
  columns: accountColumns,
  text: `select ${selectList(accountColumns)} from identity.accounts where user_id = $1 order by linked_on, provider`,
});
