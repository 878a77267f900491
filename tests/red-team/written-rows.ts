import { run, select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { CLOCK_SCHEMA } from './database-clock';

/** Records inserts in a schema that no dump includes. */
export async function noteWrites(database: Database, tables: readonly string[]): Promise<void> {
  await database.execute(`
    create table ${CLOCK_SCHEMA}.writes (name text not null);
    create function ${CLOCK_SCHEMA}.note() returns trigger language plpgsql as $$
      begin insert into ${CLOCK_SCHEMA}.writes values (tg_table_schema || '.' || tg_table_name); return null; end $$;`);
  for (const table of tables)
    await run(
      database,
      `create trigger red_team_writes after insert on ${table} for each row execute function ${CLOCK_SCHEMA}.note()`,
    );
}

export async function writtenTables(database: Database): Promise<ReadonlySet<string>> {
  const rows = await select(database, { name: text }, `select distinct name from ${CLOCK_SCHEMA}.writes`);
  return new Set(rows.map(({ name }) => name));
}
