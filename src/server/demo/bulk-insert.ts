import type { Database } from '@/server/platform/database';
import type { Columns, NamedParameters, SqlType } from '@/server/platform/sql-types';
import type { Statement } from '@/server/platform/statement';
import { defineStatement } from '@/server/platform/statement';

export interface BulkInsert<C extends Columns> {
  readonly columns: C;
  readonly statement: Statement<NamedParameters, Columns>;
}

type InsertedRow<C extends Columns> = Readonly<Record<string, unknown>> & {
  readonly [Name in keyof C]: C[Name] extends SqlType<unknown, infer In> ? In : never;
};

/** Returns true for bytes, which are sent as hexadecimal text, because drivers disagree about arrays of bytes. */
const isBytes = ({ type }: SqlType<unknown, unknown>): boolean => type === 'bytea';

/** Returns true for a list, which is sent as the text of an array, because arrays of arrays must have equal lengths. */
const isList = ({ type }: SqlType<unknown, unknown>): boolean => type.endsWith('[]');

/**
 * Defines an insert of many rows (`insert … select from unnest`), at module level. The names are trusted. Columns that
 * are not named get their defaults.
 */
export function defineBulkInsert<const C extends Columns>(table: string, columns: C): BulkInsert<C> {
  const types = Object.entries<SqlType<unknown, unknown>>(columns);
  const names = types.map(([name]) => name).join(', ');
  const sources = types.map(([name, type]) => {
    if (isBytes(type)) return `decode(${name}, 'hex')`;
    return isList(type) ? `${name}::${type.type}` : name;
  });
  const arrays = types.map(
    ([name, type]) => [name, isBytes(type) || isList(type) ? 'text[]' : `${type.type}[]`] as const,
  );
  return {
    columns,
    statement: defineStatement<NamedParameters, Columns>({
      name: `demo.insert.${table}`,
      parameters: Object.fromEntries(arrays.map(([name, type]) => [name, { type, isNullable: false, source: null }])),
      columns: {},
      text: `insert into ${table} (${names}) select ${sources.join(', ')}
             from unnest(${arrays.map(([name, type]) => `$${name}::${type}`).join(', ')}) as rows (${names})`,
    }),
  };
}

export async function bulkInsert<C extends Columns>(
  tx: Database,
  { columns, statement }: BulkInsert<C>,
  rows: readonly InsertedRow<C>[],
): Promise<void> {
  if (rows.length === 0) return;
  const lists = Object.keys(columns).map((name) => [name, rows.map((row) => asSent(row[name]))] as const);
  await tx.query(statement, Object.fromEntries(lists));
}

function asSent(cell: unknown): unknown {
  if (cell instanceof Uint8Array) return Buffer.from(cell).toString('hex');
  if (Array.isArray(cell)) return `{${cell.map((item) => JSON.stringify(item)).join(',')}}`;
  return cell instanceof Date ? cell.toISOString() : cell;
}
