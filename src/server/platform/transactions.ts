import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database, Orm, Statement } from './database';
import { sqlStateOf } from './database';

/** What one connection of either driver can do. Rows are objects, or arrays of values for `rowsAsArrays`. */
export interface Connection {
  query(statement: Statement, values: readonly unknown[]): Promise<readonly unknown[]>;
  rowsAsArrays(text: string, values: readonly unknown[]): Promise<readonly unknown[]>;
  execute(script: string): Promise<void>;
}

/** The query builder over a connection. */
export function ormOver(connection: Connection): Orm {
  const run = async (text: string, values: readonly unknown[], method: 'all' | 'execute') =>
    method === 'all' ? connection.rowsAsArrays(text, values) : connection.query({ name: '', text }, values);
  return drizzle(async (text, values, method) => ({ rows: [...(await run(text, values, method))] }), {
    casing: 'snake_case',
  });
}

/** The database as seen from inside a transaction on `connection`; `depth` numbers nested savepoints. */
export function transactionOver(kind: Database['kind'], connection: Connection, depth = 0): Database {
  let orm: Orm | null = null;
  return {
    kind,
    query: async <Row>(statement: Statement, values: readonly unknown[] = []) =>
      rowsOf<Row>(await connection.query(statement, values)),
    execute: (script) => connection.execute(script),
    get orm() {
      orm ??= ormOver(connection);
      return orm;
    },
    transaction: async (work) => {
      const savepoint = `savepoint_${depth + 1}`;
      await connection.execute(`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOver(kind, connection, depth + 1));
        await connection.execute(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await connection.execute(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    close: () => Promise.reject(new Error('A transaction cannot close the database.')),
  };
}

/** The rows as the caller's type; the statement's text is what vouches for it. */
export function rowsOf<Row>(rows: readonly unknown[]): readonly Row[];
export function rowsOf(rows: readonly unknown[]): readonly unknown[] {
  return rows;
}

const lostRaces = new Set(['40001', '40P01']);

/** Runs a transaction again, up to three times in all, when it lost against another one. */
export async function retryLostRaces<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3 || !lostRaces.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
