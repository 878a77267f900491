import { bytes } from './sql-types';
import { defineStatement } from './statement';

/**
 * Defines the statements of a table with one sealed list per user, in `list_seal` under `list_ref`. Statement names
 * begin with `name`.
 */
export function sealedListIn(table: string, name: string) {
  return {
    read: defineStatement({
      name: `${name}.list`,
      parameters: [bytes],
      columns: { list_seal: bytes },
      text: `select list_seal from ${table} where list_ref = $1`,
    }),
    lock: defineStatement({
      name: `${name}.lock`,
      parameters: [bytes, bytes],
      columns: { list_seal: bytes },
      text: `insert into ${table} (list_ref, list_seal) values ($1, $2)
             on conflict (list_ref) do update set list_ref = excluded.list_ref returning list_seal`,
    }),
    store: defineStatement({
      name: `${name}.store`,
      parameters: [bytes, bytes],
      columns: {},
      text: `update ${table} set list_seal = $2 where list_ref = $1`,
    }),
    erase: defineStatement({
      name: `${name}.erase`,
      parameters: [bytes],
      columns: {},
      text: `delete from ${table} where list_ref = $1`,
    }),
  } as const;
}
