import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { purgeAnswers, purgeMailbox, purgeReports } from './purge-expired.queries';
import type { Sessions } from './sessions/sessions';

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, answers, reports and mail. */
export async function purgeExpired(database: Database, sessions: Pick<Sessions, 'purge'>): Promise<void> {
  await sessions.purge();
  for (const statement of [purgeAnswers, purgeReports, purgeMailbox]) await database.query(statement);
}

/** Purges every hour while the server runs. */
export function schedulePurges(app: FastifyInstance, database: Database, sessions: Sessions): void {
  const timer = setInterval(() => {
    purgeExpired(database, sessions).catch((error: unknown) => app.log.error({ err: error }, 'a purge failed'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
