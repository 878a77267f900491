import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { purge } from '../purge';
import { purgeExpiredSessions, purgeExpiredTokens, purgeUsedTokens } from './purge.queries';

export async function purgeSessions(database: Database, now: number): Promise<void> {
  const today = dayInIndia(now);
  await purge(database, purgeExpiredSessions, today);
  await purge(database, purgeExpiredTokens, today);
  await purge(database, purgeUsedTokens, today);
}
