import { HOUR_MS } from '@/core/common/india-calendar.rules';
import type { Database } from '../database';
import {
  coarsenSessions,
  coarsenTokens,
  purgeExpiredSessions,
  purgeExpiredTokens,
  purgeUsedTokens,
} from './purge.queries';

/**
 * Deletes expired sessions and tokens, and reduces the moments of every visit but the last hour's to its day: the moments of a user's
 * visits beside the moments of posts would reveal authors. `now` and the lifetime of a refresh token are in milliseconds.
 */
export async function purgeSessions(database: Database, now: number, refreshMilliseconds: number): Promise<void> {
  await database.query(purgeExpiredSessions, new Date(now));
  await database.query(purgeExpiredTokens, new Date(now));
  await database.query(purgeUsedTokens, new Date(now));
  const before = new Date(now - HOUR_MS);
  await database.query(coarsenSessions, before);
  await database.query(coarsenTokens, before, new Date(before.getTime() + refreshMilliseconds));
}
