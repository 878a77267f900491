import { bigint, boolean, nullable, text } from './sql-types';
import { defineStatement } from './statement';

/** Whether migrations were ever recorded in this database. */
export const hasMigrations = defineStatement({
  name: 'migrate.has-migrations',
  parameters: [],
  columns: { is_there: boolean },
  text: `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
});

/** `folderMillis` of the newest migration that has run; null before the first. */
export const newestMigration = defineStatement({
  name: 'migrate.newest',
  parameters: [],
  columns: { at: nullable(bigint) },
  text: 'select max(created_at) as at from drizzle.__drizzle_migrations',
});

export const recordMigration = defineStatement({
  name: 'migrate.record',
  parameters: [text, bigint],
  columns: {},
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
});

/** The hash of the SQL files that were applied last; no row before the first time. */
export const appliedSqlFiles = defineStatement({
  name: 'migrate.applied-sql-files',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'sql_files'`,
});

export const recordSqlFiles = defineStatement({
  name: 'migrate.record-sql-files',
  parameters: [text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('sql_files', $1)
         on conflict (name) do update set value = excluded.value`,
});
