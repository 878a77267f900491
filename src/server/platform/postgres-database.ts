import type pg from 'pg';
import type { Database } from './database';
import { safeInteger } from './safe-integer';
import type { Connection } from './transactions';
import { retryLostRaces, rowsOf, transactionOver } from './transactions';

/** By the type's number in PostgreSQL: int8, date, int8[]. */
const parsers = new Map<number, (value: string) => unknown>([
  [20, safeInteger],
  [1082, (value) => value],
  [1016, (value) => value.slice(1, -1).split(',').filter(Boolean).map(safeInteger)],
]);

/** A PostgreSQL server; `pool` serves the socket adapter, which listens to notifications on a connection of its own. */
export interface PostgresDatabase extends Database {
  readonly pool: pg.Pool;
}

/**
 * Connects to the PostgreSQL at `url` (15 or newer), with at most `connections` connections.
 * Rejects with a readable sentence if the server does not answer or is too old.
 */
export async function openPostgres(url: string, connections: number): Promise<PostgresDatabase> {
  // Loaded here, so that a server on the embedded database starts without it.
  const { Pool, types } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'tarakki',
    // Statements are written so that one plan serves all values; PostgreSQL would rather plan hot ones anew each time, for longer than they run.
    options: '-c plan_cache_mode=force_generic_plan',
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined);
  await checkServer(pool);
  const connection = connectionOver(pool);
  return {
    kind: 'postgres',
    pool,
    query: async (statement, ...values) => rowsOf(statement, await connection.query(statement, values)),
    execute: (script) => connection.execute(script),
    transaction: (work) => retryLostRaces(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const answer = await pool.query('show server_version_num').catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
    throw new Error(
      `The PostgreSQL of DATABASE_URL does not answer (${reason}). Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database.`,
      { cause: error },
    );
  });
  const version = Number(answer.rows[0]?.server_version_num ?? 0);
  if (version >= 150_000) return;
  await pool.end();
  throw new Error(`The PostgreSQL of DATABASE_URL has version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(transactionOver('postgres', connectionOver(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function connectionOver(client: pg.Pool | pg.PoolClient): Connection {
  return {
    query: async ({ name, text }, values) => {
      const result = await client.query(
        name === '' ? { text, values: [...values] } : { name, text, values: [...values] },
      );
      return result.rows;
    },
    execute: async (script) => {
      await client.query(script);
    },
  };
}
