import type { Database } from './database';
import type { Parameters, ValuesOf } from './sql-types';
import { integer } from './sql-types';
import type { Statement } from './statement';

/** Rows that one statement of a purge takes, so that its locks end soon and a failure undoes none of those before. */
const BATCH = 500;

/** The columns of a statement that `purge` repeats. */
export const purged = { rows: integer } as const;

/**
 * Returns the condition of some rows of a table that are over, the first of them by an indexed column: a plan for any value reads
 * the whole table otherwise. Rows that another transaction locks are left to the next turn.
 */
export const someOf = (table: string, isOver: string, column: string): string =>
  `ctid = any (array(select ctid from ${table} where ${isOver} order by ${column} limit ${BATCH} for update skip locked))`;

/** Returns the text of a statement that deletes some rows of a table that are over. */
export const deleteSome = (table: string, isOver: string, column: string): string =>
  `with gone as (delete from ${table} where ${someOf(table, isOver, column)} returning 1) select count(*)::integer as rows from gone`;

/** Runs a statement until it finds no more rows, each time in a transaction of its own. */
export async function purge<P extends Parameters>(
  database: Database,
  statement: Statement<P, typeof purged>,
  ...values: ValuesOf<P>
): Promise<void> {
  for (let found = true; found; ) {
    const [row] = await database.query(statement, ...values);
    found = row !== undefined && row.rows > 0;
  }
}
