import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Database } from '../database';
import { purgeExpiredSessions, purgeExpiredTokens, purgeUsedTokens } from './purge.queries';

/** Deletes the sessions and tokens whose last day is over. `now` is in ms since 1970. */
export async function purgeSessions(database: Database, now: number): Promise<void> {
  const today = dayInIndia(now);
  await database.query(purgeExpiredSessions, today);
  await database.query(purgeExpiredTokens, today);
  await database.query(purgeUsedTokens, today);
}
