import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { purgeAnswers, purgeMailbox, purgeReports } from './purge-expired.queries';
import { schedule } from './schedule';
import type { Sessions } from './sessions/sessions';

/** Late enough to leave the first visitors alone. */
const FIRST_PURGE_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Deletes expired sessions, answers, reports and mail. */
export async function purgeExpired(database: Database, sessions: Pick<Sessions, 'purge'>): Promise<void> {
  await sessions.purge();
  for (const statement of [purgeAnswers, purgeReports, purgeMailbox]) await database.query(statement);
}

/** Purges soon after the start, since a server may never run for an hour, and every hour. */
export function schedulePurges(app: FastifyInstance, database: Database, sessions: Pick<Sessions, 'purge'>): void {
  schedule(app, {
    name: 'purge',
    firstAfter: FIRST_PURGE_MS,
    every: HOUR_MS,
    run: () => purgeExpired(database, sessions),
  });
}
