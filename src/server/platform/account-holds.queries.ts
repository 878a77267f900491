import { arrayOf, boolean, bytes, from, nullable, text } from './sql-types';
import { defineStatement } from './statement';

/** Locks account `$1` until the transaction ends, see platform/sql/hold-account.sql. Returns false if it has ended. */
export const holdAccount = defineStatement({
  name: 'account-holds.hold',
  parameters: [bytes],
  columns: { is_held: from('platform.hold_account($1)', boolean) },
  text: 'select platform.hold_account($1) as is_held',
});

export const closeAccount = defineStatement({
  name: 'account-holds.close',
  parameters: [bytes],
  columns: { done: from('platform.close_account($1)::text', nullable(text)) },
  text: 'select platform.close_account($1)::text as done',
});

export const openAccount = defineStatement({
  name: 'account-holds.open',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: 'delete from platform.help_counts where ref = any($1)',
});
