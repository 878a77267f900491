import type { Database } from '@/server/platform/database';
import type { Columns, RowOf } from '@/server/platform/sql-types';
import { Statement } from '@/server/platform/statement';

export function select<C extends Columns>(
  database: Database,
  columns: C,
  text: string,
  ...values: readonly unknown[]
): Promise<readonly RowOf<C>[]> {
  const parameters = values.map(() => ({ type: 'unknown', isNullable: true, source: null }));
  return database.query(new Statement({ name: '', parameters, columns, text }), ...values);
}

export async function run(database: Database, text: string, ...values: readonly unknown[]): Promise<void> {
  await select(database, {}, text, ...values);
}

export async function insertRow(
  database: Database,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await run(
    database,
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    ...Object.values(row),
  );
}
