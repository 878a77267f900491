import { join } from 'node:path';
import { createAuthorship } from '@/server/platform/authorship';
import { keptAuthorshipKey } from '@/server/platform/authorship-key';
import { RowMixing } from '@/server/platform/mixing/row-mixing';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { openPglite } from '@/server/platform/pglite-database';

/** Does a server's first work after a large load, so that copies need not repeat it. */
export async function settleData(folder: string): Promise<void> {
  const key = keptAuthorshipKey(folder);
  if (key === null) throw new Error(`No server has started on ${folder}.`);
  const database = await openPglite(join(folder, 'database'));
  try {
    await new OwnIdIndex(database, createAuthorship(key)).indexWaiting();
    await new RowMixing({ database, now: Date.now }).run();
    await database.execute('vacuum (analyze)');
    await database.execute('checkpoint');
  } finally {
    await database.close();
  }
}
