import { bulkIndexes, flushIndex, ginIndexes } from './bulk-indexes.queries';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { disableTimeoutsSql } from './migrate';

/**
 * Runs `work` with delayed index inserts (four times as fast) and flushes them afterwards. At other times delays are
 * off, because the embedded database never flushes.
 */
export async function withBulkIndexes<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    for (const { name } of await tx.query(ginIndexes)) await tx.execute(`alter index ${name} set (fastupdate = true)`);
  });
  try {
    return await work();
  } finally {
    await flushBulkIndexes(database).catch((error: unknown) => {
      // The next process to open the database does it.
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  }
}

/** Flushes indexes that an interrupted `withBulkIndexes` left behind. */
export async function flushBulkIndexes(database: Database): Promise<void> {
  for (const { name } of await database.query(bulkIndexes)) {
    await database.transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      await tx.execute(`alter index ${name} set (fastupdate = false)`);
      await tx.query(flushIndex, name);
    });
  }
}
