import { select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';

const OWN = `n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'drizzle', 'catalog')`;
const NAMES =
  '(^|_)(user|users|persona|personas|voter|viewer|author|owner|sender|inbox|email|address|pseudonym|phone)($|_)';

/**
 * Columns that may refer to a person: bytes, ids into `identity` or `persona`, unreferenced ids, `identity` keys,
 * and telling names.
 */
export async function columnsOfPersons(database: Database): Promise<readonly string[]> {
  const rows = await select(
    database,
    { name: text },
    `with columns as (
       select c.oid as relation, a.attnum, n.nspname as schema, c.relname as tablename, a.attname as column, t.typname as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
       where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and ${OWN}
     ), led as (
       select conrelid as relation, unnest(conkey) as attnum, confrelid::regclass::text as target from pg_constraint where contype = 'f'
     ), keys as (
       select conrelid as relation, conkey[1] as attnum from pg_constraint where contype = 'p' and cardinality(conkey) = 1
     )
     select schema || '.' || tablename || '.' || "column" as name from columns k
     where type = 'bytea'
       or exists (select from led l where l.relation = k.relation and l.attnum = k.attnum and l.target in ('identity.users', 'persona.personas'))
       or (type = 'uuid' and not exists (select from led l where l.relation = k.relation and l.attnum = k.attnum)
           and (schema = 'identity' or not exists (select from keys x where x.relation = k.relation and x.attnum = k.attnum)))
       or "column" ~ '${NAMES}'
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function tablesOfPersons(database: Database): Promise<readonly string[]> {
  const rows = await select(
    database,
    { name: text },
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('identity', 'persona') and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function allColumns(database: Database): Promise<readonly string[]> {
  const rows = await select(
    database,
    { name: text },
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
  );
  return rows.map(({ name }) => name);
}
