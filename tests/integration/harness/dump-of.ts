import { select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';

const OF_WORK = /^(drizzle\.|platform\.(?!import)|research\.(card_queue|card_rounds|salary_snapshots)$)/;

/** All readable rows with their table, sorted. */
export async function dumpOf(database: Database): Promise<readonly string[]> {
  const tables = await select(
    database,
    { name: text },
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.filter((table) => !OF_WORK.test(table.name)))
    for (const { row } of await select(database, { row: text }, `select to_jsonb(t)::text as row from ${name} t`))
      rows.push(`${name} ${row}`);
  return rows.toSorted();
}
