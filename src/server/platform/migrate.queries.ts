import { arrayOf, bigint, boolean, nullable, text } from './sql-types';
import { defineStatement } from './statement';

export const hasMigrations = defineStatement({
  name: 'migrate.has-migrations',
  parameters: [],
  columns: { is_there: boolean },
  text: `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
});

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

export const tryIndexLock = defineStatement({
  name: 'migrate.try-index-lock',
  parameters: [],
  columns: { is_ours: boolean },
  text: 'select pg_try_advisory_lock(7263403) as is_ours',
});

export const appliedSqlFiles = defineStatement({
  name: 'migrate.applied-sql-files',
  parameters: [text],
  columns: { hash: text, version: nullable(text), was_superseded: boolean },
  text: `select f.value as hash, (select v.value from platform.facts v where v.name = 'sql_version') as version,
           exists (select from platform.facts s where s.name = 'superseded sql_files ' || $1) as was_superseded
         from platform.facts f where f.name = 'sql_files'`,
});

export const recordSqlFiles = defineStatement({
  name: 'migrate.record-sql-files',
  parameters: [text, text],
  columns: {},
  text: `with superseded as (
           insert into platform.facts (name, value)
           select 'superseded sql_files ' || f.value, $2 from platform.facts f where f.name = 'sql_files' and f.value <> $1
           on conflict (name) do update set value = excluded.value
         ), renewed as (
           delete from platform.facts where name = 'superseded sql_files ' || $1
         )
         insert into platform.facts (name, value) values ('sql_files', $1), ('sql_version', $2)
         on conflict (name) do update set value = excluded.value`,
});

export const tableSizes = defineStatement({
  name: 'migrate.table-sizes',
  parameters: [arrayOf(text)],
  columns: { name: text, bytes: bigint },
  text: `select t.name, pg_total_relation_size(c.oid) as bytes
         from unnest($1::text[]) as t (name) join pg_class c on c.oid = to_regclass(t.name) and c.relkind = 'r' order by bytes desc, t.name`,
});
