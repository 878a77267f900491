import type { Database } from '../database';
import type { Moderation } from './moderation';

export async function showWaiting(database: Database, { items }: Pick<Moderation, 'items'>): Promise<void> {
  while (await database.transaction((tx) => items.showNext(tx)));
}
