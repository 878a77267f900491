import { bigint, text } from './sql-types';
import { defineStatement } from './statement';

export const logPosition = defineStatement({
  name: 'upkeep.log-position',
  parameters: [],
  columns: { bytes: bigint },
  text: `select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`,
});

/**
 * Selects the table with the most writes since vacuum or analyze. It has at least `$1` writes, or at least `$2` rows
 * and was never analyzed.
 */
export const mostWrittenTable = defineStatement({
  name: 'upkeep.most-written-table',
  parameters: [bigint, bigint],
  columns: { name: text },
  text: `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
         where greatest(n_dead_tup, n_ins_since_vacuum, n_mod_since_analyze) >= $1 or (last_analyze is null and n_live_tup >= $2)
         order by greatest(n_dead_tup, n_ins_since_vacuum, n_mod_since_analyze) desc, relid limit 1`,
});
