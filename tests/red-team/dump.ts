import { select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { arrayOf, jsonb, text } from '@/server/platform/sql-types';
import { CLOCK_SCHEMA } from './database-clock';
import { grouped } from './grouped';

export type DumpedRow = Readonly<Record<string, unknown>>;

export interface Reference {
  readonly column: string;
  readonly table: string;
  readonly target: string;
}

export interface DumpedTable {
  /** The whole table if partitioned. */
  readonly name: string;
  readonly types: Readonly<Record<string, string>>;
  readonly references: readonly Reference[];
  readonly parts: readonly (readonly DumpedRow[])[];
}

export async function dumpTables(database: Database): Promise<readonly DumpedTable[]> {
  const files = await select(
    database,
    { name: text, whole: text, columns: jsonb<Readonly<Record<string, string>>>() },
    `select format('%I.%I', n.nspname, c.relname) as name,
       coalesce((select format('%I.%I', rn.nspname, r.relname) from pg_class r join pg_namespace rn on rn.oid = r.relnamespace
                 where r.oid = pg_partition_root(c.oid)), format('%I.%I', n.nspname, c.relname)) as whole,
       (select jsonb_object_agg(a.attname, format_type(a.atttypid, null)) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and c.relpersistence <> 't'
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', '${CLOCK_SCHEMA}')
     order by 1`,
  );
  const references = await readReferences(database);
  const wholes = grouped(files, ({ whole }) => whole);
  const tables: DumpedTable[] = [];
  for (const [name, members] of wholes) {
    const parts: (readonly DumpedRow[])[] = [];
    for (const member of members) {
      const rows = await select(
        database,
        { row: jsonb<DumpedRow>() },
        `select to_jsonb(t) as row from ${member.name} t order by ctid`,
      );
      parts.push(rows.map(({ row }) => row));
    }
    tables.push({ name, types: members[0]?.columns ?? {}, references: references.get(name) ?? [], parts });
  }
  return tables;
}

async function readReferences(database: Database): Promise<ReadonlyMap<string, readonly Reference[]>> {
  const rows = await select(
    database,
    { name: text, columns: arrayOf(text), table: text, targets: arrayOf(text) },
    `select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', fn.nspname, f.relname) as table,
       array(select attname::text from unnest(k.conkey) with ordinality u(num, place) join pg_attribute on attrelid = c.oid and attnum = num order by place) as columns,
       array(select attname::text from unnest(k.confkey) with ordinality u(num, place) join pg_attribute on attrelid = f.oid and attnum = num order by place) as targets
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
     where k.contype = 'f'`,
  );
  const found = new Map<string, Reference[]>();
  for (const { name, columns, table, targets } of rows) {
    const known = found.get(name) ?? [];
    found.set(name, known);
    for (const [place, column] of columns.entries()) known.push({ column, table, target: targets[place] ?? '' });
  }
  return found;
}
