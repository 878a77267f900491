import type { Columns, Parameters, RowOf, ValuesOf } from './sql-types';
import type { Statement } from './statement';

/**
 * The database: embedded (PGlite) or a PostgreSQL server. Both take the same SQL, nothing newer than PostgreSQL 15.
 *
 * Values come back alike from both: int8 and count() as number (an unsafe one throws), numeric as string, date as
 * `YYYY-MM-DD`, timestamptz as Date, json parsed, bytea as Buffer. Parameters for json and jsonb are passed as JSON text.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  query<P extends Parameters, C extends Columns>(
    statement: Statement<P, C>,
    ...values: ValuesOf<P>
  ): Promise<readonly RowOf<C>[]>;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. On the embedded database nothing
   * else runs in the meantime, so `work` must use the `tx` it is given and must not wait for anything but the database. A transaction
   * that loses against another one (deadlock, serialization) is run again, up to three times. On a `tx` it makes a savepoint.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /** Calls `act` once the transaction is committed, and never if it is rolled back; at once outside of one. */
  afterCommit(act: () => void): void;
  /** Runs several statements without parameters, separated by semicolons (migrations, maintenance). */
  execute(script: string): Promise<void>;
  /** Waits for what runs and closes; a closed database rejects everything. */
  close(): Promise<void>;
}

/** The five letter SQLSTATE of a database error (`23505` is a unique violation), or null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return null;
}

/** True for a violated unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}
