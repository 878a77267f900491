import type pg from 'pg';
import type { Database } from './database';
import { translateUnavailable } from './database-unavailable';
import { BatchedNotices } from './joined-notices';
import type { PoolUsage } from './metrics/metrics';
import type { DatabaseTimeouts } from './postgres-settings';
import { connectionOptions, DATABASE_TIMEOUTS, requireSettings } from './postgres-settings';
import { ReconnectingListener } from './reconnecting-listener';
import { safeInteger } from './safe-integer';
import type { Connection } from './transactions';
import { committed, retryLostRaces, rowsOf } from './transactions';

/** Parsers by PostgreSQL type number: int8, date, int8[]. */
const parsers = new Map<number, (value: string) => unknown>([
  [20, safeInteger],
  [1082, (value) => value],
  [1016, (value) => value.slice(1, -1).split(',').filter(Boolean).map(safeInteger)],
]);

export interface PostgresDatabase extends Database {
  /** The use of all connections but the listening one. */
  readonly poolUse: () => PoolUsage;
  readonly listening: ListeningPool;
  /** Gives `work` a connection of its own without time limits, for statements that run in no transaction. */
  alone<T>(work: (session: Pick<Database, 'query' | 'execute'>) => Promise<T>): Promise<T>;
}

export interface ListeningPool {
  /**
   * The pool for the socket adapter, which closes it. `connect` returns the one connection that listens, `query` uses
   * the others.
   */
  readonly pool: pg.Pool;
  /** Called when the listening connection was lost. */
  onEventsLost(listener: () => void): void;
}

/** Time in ms beyond the statement's own wait, for a server that does not respond at all. */
const ANSWER_GRACE_MS = 1_000;

const NOTIFY = 'SELECT pg_notify($1, $2)';
const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)';

const ignore = (): void => undefined;

/**
 * Opens `connections` connections to PostgreSQL 15 or newer, and one more that listens. If `directUrl` is given, `url` is
 * a pooler in transaction mode: statements have no names, sessions have no settings, and listening uses `directUrl`.
 * Rejects with a readable sentence. Later outages reject with DatabaseUnavailable.
 */
export async function openPostgres(
  url: string,
  connections: number,
  waits: DatabaseTimeouts = DATABASE_TIMEOUTS,
  directUrl: string | null = null,
): Promise<PostgresDatabase> {
  // Loaded lazily, because a server on the embedded database does not need it.
  const { Client, Pool, types } = (await import('pg')).default;
  const server = {
    connectionString: url,
    application_name: 'tarakki',
    keepAlive: true,
    connectionTimeoutMillis: waits.connection,
  };
  const typed = {
    ...server,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
    },
  };
  const pool = new Pool({
    ...typed,
    max: connections,
    ...(directUrl === null && { options: connectionOptions(waits) }),
  });
  surviveLostConnections(pool);
  const waitedMs = measureWaits(pool);
  await checkServer(pool);
  const isNamed = directUrl === null;
  if (!isNamed) await orEnd(pool, requireSettings(pool, waits));
  const connection = connectionOver(pool, isNamed, waits.read + ANSWER_GRACE_MS);
  const notices = noticesThrough(pool, isNamed);
  return {
    kind: 'postgres',
    poolUse: () => ({
      size: connections,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      waitedMs: waitedMs(),
    }),
    listening: listeningBeside(pool, notices, new Pool({ ...server, connectionString: directUrl ?? url, max: 1 })),
    query: async (statement, ...values) => rowsOf(statement, await connection.query(statement, values)),
    execute: (script) => connection.execute(script),
    alone: async (work) => {
      const client = new Client({ ...typed, connectionString: directUrl ?? url });
      client.on('error', ignore);
      await client.connect().catch((error: unknown) => {
        throw translateUnavailable(error);
      });
      const session = connectionOver(client, false);
      try {
        return await work({
          query: async (statement, ...values) => rowsOf(statement, await session.query(statement, values)),
          execute: (script) => session.execute(script),
        });
      } finally {
        await client.end();
      }
    },
    afterCommit: (act) => act(),
    transaction: (work) =>
      retryLostRaces(() =>
        committed('postgres', work, (inside) => inTransaction(pool, inside, { isNamed, statementMs: waits.statement })),
      ),
    close: async () => {
      await notices.settle();
      await pool.end();
    },
  };
}

/** Replaces broken connections. Without listeners their errors would end the process. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/**
 * Measures the time spent waiting for a connection. The pool's own statements are included: they connect by callback.
 */
function measureWaits(pool: pg.Pool): () => number {
  let waited = 0;
  const connect = pool.connect.bind(pool);
  const measured = (taken?: Parameters<typeof connect>[0]): Promise<pg.PoolClient> | undefined => {
    const askedAt = performance.now();
    const note = (): void => {
      waited += performance.now() - askedAt;
    };
    if (taken === undefined) return connect().finally(note);
    connect((...answer) => {
      note();
      taken(...answer);
    });
    return undefined;
  };
  Object.assign(pool, { connect: measured });
  return () => waited;
}

function noticesThrough(pool: pg.Pool, isNamed: boolean): BatchedNotices {
  return new BatchedNotices(async (some) => {
    const values = [some.map(({ channel }) => channel), some.map(({ payload }) => payload)];
    await pool.query({ ...(isNamed && { name: 'realtime.notify' }), text: NOTIFY_ALL, values });
  });
}

/**
 * Creates the listener for the socket adapter, which itself would listen again only seconds after a lost connection.
 */
function listeningBeside(pool: pg.Pool, notices: BatchedNotices, listening: pg.Pool): ListeningPool {
  surviveLostConnections(listening);
  const lost = new Set<() => void>();
  const connect = listening.connect.bind(listening);
  const query = (text: string, values: string[] = []): Promise<unknown> =>
    text === NOTIFY ? notices.notify(...pairOf(values)) : pool.query(text, values);
  const connectForGood = async (): Promise<ReconnectingListener> => {
    const listener = await ReconnectingListener.over(connect);
    listener.on('again', () => {
      for (const tell of lost) tell();
    });
    return listener;
  };
  return {
    pool: Object.assign(listening, { query, connect: connectForGood }),
    onEventsLost: (listener) => void lost.add(listener),
  };
}

function pairOf([channel = '', payload = '']: readonly string[]): [string, string] {
  return [channel, payload];
}

async function orEnd(pool: pg.Pool, work: Promise<void>): Promise<void> {
  await work.catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
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

async function inTransaction<T>(
  pool: pg.Pool,
  work: (connection: Connection) => Promise<T>,
  { isNamed, statementMs }: { readonly isNamed: boolean; readonly statementMs: number },
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translateUnavailable(error);
  });
  const connection = connectionOver(client, isNamed);
  const frame = connectionOver(client, isNamed, statementMs + ANSWER_GRACE_MS);
  let broken = false;
  try {
    await frame.execute(`begin; set local statement_timeout = ${statementMs}`);
    const result = await work(connection);
    await connection.execute('commit');
    return result;
  } catch (error) {
    await frame.execute('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs statements. Without `timeout` (ms) it waits until the server responds. */
function connectionOver(client: pg.Pool | pg.ClientBase, isNamed: boolean, timeout?: number): Connection {
  const run = async (query: pg.QueryConfig<unknown[]>): Promise<readonly unknown[]> => {
    try {
      return (await client.query(query)).rows;
    } catch (error) {
      throw translateUnavailable(error);
    }
  };
  const limit = timeout === undefined ? {} : { query_timeout: timeout };
  return {
    query: (statement, values) => {
      const { name, text } = statement;
      return run({ ...(isNamed && name !== '' && { name }), ...limit, text, values: [...statement.placed(values)] });
    },
    execute: async (script) => {
      await run({ ...limit, text: script });
    },
  };
}
