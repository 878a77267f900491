import type { Database } from './database';
import { sqlStateOf } from './database';
import type { Columns, Parameters, RowOf } from './sql-types';
import type { Statement } from './statement';

export interface Connection {
  query(statement: Statement, values: readonly unknown[]): Promise<readonly unknown[]>;
  execute(script: string): Promise<void>;
}

/** Runs `begin` with the transaction, then its after-commit work. */
export async function committed<T>(
  kind: Database['kind'],
  work: (tx: Database) => Promise<T>,
  begin: (inside: (connection: Connection) => Promise<T>) => Promise<T>,
): Promise<T> {
  const after: (() => void)[] = [];
  const result = await begin((connection) => work(transactionOver(kind, connection, after)));
  for (const act of after) act();
  return result;
}

/** `depth` numbers nested savepoints. */
function transactionOver(kind: Database['kind'], connection: Connection, after: (() => void)[], depth = 0): Database {
  return {
    kind,
    afterCommit: (act) => {
      after.push(act);
    },
    query: async (statement, ...values) => rowsOf(statement, await connection.query(statement, values)),
    execute: (script) => connection.execute(script),
    transaction: async (work) => {
      const savepoint = `savepoint_${depth + 1}`;
      const before = after.length;
      await connection.execute(`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOver(kind, connection, after, depth + 1));
        await connection.execute(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        after.length = before;
        await connection.execute(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    close: () => Promise.reject(new Error('A transaction cannot close the database.')),
  };
}

/** Returns rows with an unchecked cast. A test compares all declarations with the database. */
export function rowsOf<P extends Parameters, C extends Columns>(
  statement: Statement<P, C>,
  rows: readonly unknown[],
): readonly RowOf<C>[];
export function rowsOf(_statement: Statement, rows: readonly unknown[]): readonly unknown[] {
  return rows;
}

const lostRaces = new Set(['40001', '40P01']);

/** Retries after deadlocks and serialization failures, up to three attempts. */
export async function retryLostRaces<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3 || !lostRaces.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
