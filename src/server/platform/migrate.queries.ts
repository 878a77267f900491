import { bigint, boolean, nullable, text } from './sql-types';
import { defineStatement } from './statement';

/** Whether migrations were ever recorded in this database. */
export const hasMigrations = defineStatement({
  name: 'migrate.has-migrations',
  parameters: [],
  columns: { is_there: boolean },
  text: `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
});

/** `folderMillis` of the newest migration that has run (null before the first), and how many have run. */
export const appliedMigrations = defineStatement({
  name: 'migrate.applied',
  parameters: [],
  columns: { newest_at: nullable(bigint), count: bigint },
  text: 'select max(created_at) as newest_at, count(*) as count from drizzle.__drizzle_migrations',
});

export const recordMigration = defineStatement({
  name: 'migrate.record',
  parameters: [text, bigint],
  columns: {},
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
});

/** The hash of the SQL files that were applied last, and the version that applied them (null for one before 0.1.0 recorded it); no row before the first time. */
export const appliedSqlFiles = defineStatement({
  name: 'migrate.applied-sql-files',
  parameters: [],
  columns: { hash: text, version: nullable(text) },
  text: `select f.value as hash, (select v.value from platform.facts v where v.name = 'sql_version') as version
         from platform.facts f where f.name = 'sql_files'`,
});

export const recordSqlFiles = defineStatement({
  name: 'migrate.record-sql-files',
  parameters: [text, text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('sql_files', $1), ('sql_version', $2)
         on conflict (name) do update set value = excluded.value`,
});
