import type { Database } from './database';
import type { Parameters, ValuesOf } from './sql-types';
import { integer } from './sql-types';
import type { Statement } from './statement';

/** Rows per statement, so that locks are short and a failure undoes little. */
const BATCH = 500;

export const PURGED_COLUMNS = { rows: integer } as const;

/** Selects a batch by an indexed column, because otherwise a generic plan scans the table. Skips locked rows. */
export const batchCondition = (table: string, isOver: string, column: string): string =>
  `ctid = any (array(select ctid from ${table} where ${isOver} order by ${column} limit ${BATCH} for update skip locked))`;

export const deleteBatch = (table: string, isOver: string, column: string): string =>
  `with gone as (delete from ${table} where ${batchCondition(table, isOver, column)} returning 1) select count(*)::integer as rows from gone`;

export async function purge<P extends Parameters>(
  database: Database,
  statement: Statement<P, typeof PURGED_COLUMNS>,
  ...values: ValuesOf<P>
): Promise<void> {
  for (let found = true; found; ) {
    const [row] = await database.query(statement, ...values);
    found = row !== undefined && row.rows > 0;
  }
}
