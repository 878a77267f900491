import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { oldestRunningTransaction, recordTurn } from '@/server/platform/mixing/mixing.queries';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { MIXED_TABLES } from '@/server/platform/schema/grains';

export async function settleDatabase(database: Database, authorship: Authorship): Promise<void> {
  await new OwnIdIndex(database, authorship).indexWaiting();
  const [running] = await database.query(oldestRunningTransaction);
  if (running === undefined) throw new Error('The database has named no transaction.');
  const turn = { since: running.transaction, movedBy: [], day: '', dayStart: running.transaction };
  for (const table of MIXED_TABLES) await database.query(recordTurn, table, JSON.stringify(turn));
}
