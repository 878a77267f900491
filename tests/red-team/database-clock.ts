import { run, select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';

/** Only for the harness; in no dump. */
export const CLOCK_SCHEMA = 'red_team_clock';

export async function keepDatabaseClock(database: Database): Promise<void> {
  await database.execute(`
    create schema ${CLOCK_SCHEMA};
    create table ${CLOCK_SCHEMA}.ahead (milliseconds double precision not null);
    insert into ${CLOCK_SCHEMA}.ahead values (0);
    create function ${CLOCK_SCHEMA}.now() returns timestamptz language sql stable as $$
      select pg_catalog.now() + milliseconds * interval '1 millisecond' from ${CLOCK_SCHEMA}.ahead $$;`);
  const defaults = await select(
    database,
    { place: text, value: text },
    `select format('%I.%I alter column %I', n.nspname, c.relname, a.attname) as place, pg_get_expr(d.adbin, d.adrelid) as value
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
     where a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~* 'now\\(\\)|current_date|current_timestamp'`,
  );
  for (const { place, value } of defaults) {
    const moved = value
      .replaceAll(/\bnow\(\)|current_timestamp/gi, `${CLOCK_SCHEMA}.now()`)
      .replaceAll(/current_date/gi, `(${CLOCK_SCHEMA}.now())::date`);
    await run(database, `alter table ${place} set default ${moved}`);
  }
}

export async function setDatabaseClock(database: Database, milliseconds: number): Promise<void> {
  await run(database, `update ${CLOCK_SCHEMA}.ahead set milliseconds = $1`, milliseconds);
}
