import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite as OpenPGlite, PGliteOptions, Transaction } from '@electric-sql/pglite';
import { freeSpaceAt, OPEN_BYTES } from './data-disk';
import { requireSpaceForCopy } from './data-folder';
import type { Database } from './database';
import { translateUnavailable } from './database-unavailable';
import { createLoopYield } from './loop-turns';
import { PgliteEngine } from './pglite-engine';
import type { Description } from './pglite-statements';
import { PgliteStatements } from './pglite-statements';
import { safeInteger } from './safe-integer';
import type { Connection } from './transactions';
import { committed, retryLostRaces, rowsOf } from './transactions';

const bytesOf = (value: string): Buffer => Buffer.from(value.startsWith('\\x') ? value.slice(2) : value, 'hex');

/** Parsers for int8, date and bytea, for which PGlite's defaults differ from `Database`. */
const parsers = {
  20: safeInteger,
  1082: (value: string) => value,
  17: bytesOf,
};

/**
 * The memory for buffers, which PGlite touches completely at start. Half of its default 128 MB is enough for the demo
 * data.
 */
const SHARED_BUFFERS = '64MB';

const START_PARAMETERS = [
  `shared_buffers=${SHARED_BUFFERS}`,
  // Its timer of ten seconds would keep a process alive whose database is not closed, as on a full disk.
  'log_startup_progress_interval=0',
].flatMap((setting) => ['-c', setting]);

const settings = [
  // As on a server (postgres-database.ts): one plan per statement.
  'plan_cache_mode = force_generic_plan',
  'pg_trgm.word_similarity_threshold = 0.3',
  // Pages are in memory or the system's cache; the default, for turning disks, scans small lists for each row.
  'random_page_cost = 1.1',
];

interface Opened {
  readonly pglite: OpenPGlite;
  readonly statements: PgliteStatements;
  readonly connection: Connection;
}

export interface PgliteDatabase extends Database {
  snapshot(): Promise<Blob>;
  /** Copies the folder with all acknowledged data. Statements wait in the meantime. Throws for a database in memory. */
  copyTo(folder: string): Promise<void>;
  describe(text: string): Promise<Description>;
}

/**
 * Opens an embedded PostgreSQL in `directory` (created if missing, about 3 s), or in memory for null. Acknowledged
 * statements are in the log file and survive a kill. Take `lockData` first, since PGlite does not lock.
 */
export async function openPglite(directory: string | null, from: Blob | null = null): Promise<PgliteDatabase> {
  const { PGlite, extensions, protocol, messages } = await loadPglite();
  const options: PGliteOptions = {
    extensions,
    relaxedDurability: false,
    parsers,
    startParams: [...PGlite.defaultStartParams, ...START_PARAMETERS],
    ...(directory === null ? {} : { dataDir: directory }),
  };
  const open = async (loaded: PGliteOptions): Promise<Opened> => {
    const pglite = await PGlite.create({ ...options, ...loaded });
    await pglite.exec(settings.map((setting) => `set ${setting};`).join(' '));
    const statements = new PgliteStatements(pglite, { protocol, messages });
    return {
      pglite,
      statements,
      connection: connectionOver(pglite, (statement, values) => statements.run(statement, values)),
    };
  };
  const engine = new PgliteEngine(await open(from === null ? {} : { loadDataDir: from }), {
    openAgain: () => open({}),
    hasRoom: () => directory === null || freeSpaceAt(directory) >= OPEN_BYTES,
  });
  const turn = createLoopYield();
  /**
   * Yields to the event loop first. Otherwise new connections wait until no request is pending, which takes seconds
   * under load.
   */
  const inTurn = async (): Promise<Opened> => {
    await turn();
    return engine.use();
  };
  return {
    kind: 'pglite',
    query: async (statement, ...values) =>
      rowsOf(statement, await (await inTurn()).connection.query(statement, values)),
    execute: async (script) => (await inTurn()).connection.execute(script),
    afterCommit: (act) => act(),
    transaction: (work) =>
      retryLostRaces(async () => {
        const { pglite, statements } = await inTurn();
        const inTransaction = (tx: Transaction) =>
          connectionOver(tx, (statement, values) => statements.runInTransaction(statement, values));
        return committed('pglite', work, (inside) => pglite.transaction((tx) => inside(inTransaction(tx))));
      }),
    snapshot: async () => (await engine.use()).pglite.dumpDataDir('none'),
    copyTo: async (folder) => {
      if (directory === null) throw new Error('A database in memory has no folder.');
      requireSpaceForCopy(dirname(folder), directory);
      const { pglite } = await inTurn();
      await pglite.runExclusive(() => cp(directory, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    },
    describe: async (text) => (await engine.use()).statements.describe(text),
    close: () => engine.close(),
  };
}

/** Loads lazily, since a server on PostgreSQL does not need it. */
async function loadPglite() {
  const [{ PGlite, protocol, messages }, { btree_gin }, { citext }, { fuzzystrmatch }, { pg_trgm }, { unaccent }] =
    await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/btree_gin'),
      import('@electric-sql/pglite/contrib/citext'),
      import('@electric-sql/pglite/contrib/fuzzystrmatch'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/contrib/unaccent'),
    ]);
  return { PGlite, protocol, messages, extensions: { btree_gin, citext, fuzzystrmatch, pg_trgm, unaccent } };
}

function connectionOver(client: Pick<Transaction, 'query' | 'exec'>, runPrepared: Connection['query']): Connection {
  return {
    query: (statement, values) =>
      orUnavailable(async () => {
        const placed = statement.placed(values);
        return statement.name === ''
          ? (await client.query(statement.text, [...placed])).rows
          : runPrepared(statement, placed);
      }),
    execute: async (script) => {
      await orUnavailable(() => client.exec(script));
    },
  };
}

/** Converts the error of a full disk, which is no fault of the request. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw translateUnavailable(error);
  }
}
