import { select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';

/** Sorted texts per table; bytes as hexadecimal. */
export type TableDump = ReadonlyMap<string, readonly string[]>;

const OWN = `table_schema not in ('pg_catalog', 'information_schema')`;

export async function dumpTables(database: Database): Promise<TableDump> {
  const tables = await select(
    database,
    { name: text },
    `select table_schema || '.' || table_name as name from information_schema.tables
     where ${OWN} and table_type = 'BASE TABLE' order by 1`,
  );
  const dump = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await select(database, { row: text }, `select t::text as row from ${name} t order by 1`);
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}

/** Case-insensitive, as text or bytes. */
export function marksIn(dump: TableDump, marks: readonly string[]): readonly string[] {
  const all = [...dump.values()].flat().join('\n').toLowerCase();
  return marks.filter((mark) =>
    [mark.toLowerCase(), Buffer.from(mark).toString('hex')].some((form) => all.includes(form)),
  );
}

/** Tables with new rows. */
export function tablesWithMore(before: TableDump, after: TableDump): readonly string[] {
  return [...after].flatMap(([table, rows]) => {
    const known = new Set(before.get(table));
    return rows.every((row) => known.has(row)) ? [] : [table];
  });
}

export async function textColumns(database: Database): Promise<readonly string[]> {
  const rows = await select(
    database,
    { name: text },
    `select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.${OWN} and t.table_type = 'BASE TABLE' and udt_name in ('text', 'varchar', 'citext', 'json', 'jsonb', 'tsvector', '_text', '_varchar')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function columnsWith(
  database: Database,
  columns: readonly string[],
  marks: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const column of columns) {
    const [, table = '', name = ''] = /^(.*)\.([^.]+)$/.exec(column) ?? [];
    const [hit] = await select(
      database,
      { row: text },
      `select 'x' as row from ${table} where lower(${name}::text) like any($1) limit 1`,
      marks.map((mark) => `%${mark.toLowerCase()}%`),
    );
    if (hit !== undefined) found.push(column);
  }
  return found;
}
