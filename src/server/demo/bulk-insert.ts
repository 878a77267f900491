import type { Database } from '@/server/platform/database';

/** How a column's values travel: bytes go as hexadecimal text, because drivers disagree about arrays of bytes. */
type ColumnType = 'text' | 'uuid' | 'int4' | 'int2' | 'bool' | 'timestamptz' | 'bytes';

/** The columns of a table that a bulk insert fills, with the type of each. */
export type Columns<Row> = { readonly [Name in keyof Row & string]: ColumnType };

type Cell = string | number | boolean | Uint8Array | Date | null;

/**
 * Inserts many rows in one statement (`insert … select from unnest`). `table` and the names of the columns are trusted;
 * columns that are not named get their defaults. No rows, no statement.
 */
export async function bulkInsert<Row extends Readonly<Record<string, Cell>>>(
  tx: Database,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const entries: readonly [string, ColumnType][] = Object.entries(columns);
  const names = entries.map(([name]) => name);
  const sources = entries.map(([name, type]) => (type === 'bytes' ? `decode(${name}, 'hex')` : name));
  const arrays = entries.map(([_name, type], place) => `$${place + 1}::${type === 'bytes' ? 'text' : type}[]`);
  await tx.query(
    {
      name: `demo.${table}`,
      text: `insert into ${table} (${names.join(', ')}) select ${sources.join(', ')}
             from unnest(${arrays.join(', ')}) as rows (${names.join(', ')})`,
    },
    names.map((name) => rows.map((row) => asSent(row[name] ?? null))),
  );
}

function asSent(cell: Cell): string | number | boolean | null {
  if (cell instanceof Uint8Array) return Buffer.from(cell).toString('hex');
  return cell instanceof Date ? cell.toISOString() : cell;
}
