import type { PGliteOptions, Transaction } from '@electric-sql/pglite';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Database, Statement } from './database';
import type { Connection } from './transactions';
import { ormOver, retryLostRaces, rowsOf, transactionOver } from './transactions';

const bytesOf = (value: string): Buffer => Buffer.from(value.startsWith('\\x') ? value.slice(2) : value, 'hex');

/** One parser per type whose PGlite default differs from what `Database` promises. */
const parsers = {
  [types.INT8]: safeInteger,
  [types.DATE]: (value: string) => value,
  [types.BYTEA]: bytesOf,
};

/** An int8 as a number; throws where a number cannot hold it. */
export function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit into a number.`);
  return number;
}

/** Opens the embedded database; `snapshot()` copies it for tests, which start from it with `from`. */
export interface PgliteDatabase extends Database {
  /** The whole data folder as an uncompressed archive. */
  snapshot(): Promise<Blob>;
}

/**
 * Opens an embedded PostgreSQL in `directory`, or in memory where that is null; a missing folder is made (about 3 s).
 * A statement is acknowledged once its log is written to the file, so that a killed process loses nothing acknowledged.
 * PGlite does not lock the folder: take `lockData` first.
 */
export async function openPglite(directory: string | null, from: Blob | null = null): Promise<PgliteDatabase> {
  const options: PGliteOptions = {
    extensions: { btree_gin, citext, pg_trgm, pgcrypto, unaccent },
    relaxedDurability: false,
    parsers,
    ...(directory === null ? {} : { dataDir: directory }),
    ...(from === null ? {} : { loadDataDir: from }),
  };
  const pglite = await PGlite.create(options);
  const connection = connectionOver(pglite);
  return {
    kind: 'pglite',
    query: async <Row>(statement: Statement, values: readonly unknown[] = []) =>
      rowsOf<Row>(await connection.query(statement, values)),
    execute: (script) => connection.execute(script),
    orm: ormOver(connection),
    transaction: (work) =>
      retryLostRaces(() => pglite.transaction((tx) => work(transactionOver('pglite', connectionOver(tx))))),
    snapshot: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

function connectionOver(client: Pick<Transaction, 'query' | 'exec'>): Connection {
  return {
    query: async ({ text }, values) => (await client.query(text, [...values])).rows,
    rowsAsArrays: async (text, values) => (await client.query(text, [...values], { rowMode: 'array' })).rows,
    execute: async (script) => {
      await client.exec(script);
    },
  };
}
