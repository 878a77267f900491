import { bulkIndexes, ginIndexes, putInOrder } from './bulk-indexes.queries';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { withoutTimeouts } from './migrate';

/**
 * Runs `work` with indexes that take new rows by the thousand, which is four times as fast, and puts them in order afterwards. The product keeps them in
 * order at once, because the embedded database never tidies up.
 */
export async function withBulkIndexes<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await database.transaction(async (tx) => {
    await tx.execute(withoutTimeouts);
    for (const { name } of await tx.query(ginIndexes)) await tx.execute(`alter index ${name} set (fastupdate = true)`);
  });
  try {
    return await work();
  } finally {
    await putIndexesInOrder(database).catch((error: unknown) => {
      // Whoever opens the database next does it.
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  }
}

/** Puts indexes in order that `withBulkIndexes` left behind, in a process that was killed as well. */
export async function putIndexesInOrder(database: Database): Promise<void> {
  for (const { name } of await database.query(bulkIndexes)) {
    await database.transaction(async (tx) => {
      await tx.execute(withoutTimeouts);
      await tx.execute(`alter index ${name} set (fastupdate = false)`);
      await tx.query(putInOrder, name);
    });
  }
}
