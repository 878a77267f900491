import type { Columns, Parameters, RowOf, ValuesOf } from './sql-types';
import type { Statement } from './statement';

/**
 * An embedded database (PGlite) or a PostgreSQL server, with SQL of PostgreSQL 15. Values: int8 and count() as number
 * (throws if unsafe), numeric as string, date as `YYYY-MM-DD`, timestamptz as Date, json parsed, bytea as Buffer. Pass
 * json and jsonb parameters as JSON text.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  query<P extends Parameters, C extends Columns>(
    statement: Statement<P, C>,
    ...values: ValuesOf<P>
  ): Promise<readonly RowOf<C>[]>;
  /**
   * Commits when `work` resolves, rolls back when it rejects. The embedded database runs nothing else in the meantime:
   * use only `tx` and wait only for the database. Deadlocks and serialization failures retry up to three times. On a
   * `tx` it creates a savepoint.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /** Calls `act` after commit, never after a rollback. Outside a transaction it is called immediately. */
  afterCommit(act: () => void): void;
  /** Runs several statements without parameters, separated by semicolons. */
  execute(script: string): Promise<void>;
  /** Waits for running statements. A closed database rejects everything. */
  close(): Promise<void>;
}

/** Returns the SQLSTATE of an error (`23505` is a unique violation), or null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return null;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}
