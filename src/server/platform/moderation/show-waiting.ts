import type { Database } from '../database';
import type { Moderation } from './moderation';

/** Shows the new cards whose hour has come, each in a transaction of its own. */
export async function showWaiting(database: Database, { items }: Pick<Moderation, 'items'>): Promise<void> {
  while (await database.transaction((tx) => items.showNext(tx)));
}
