import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import type { StoredFiles } from './files/stored-files';
import { purgeAnswers, purgeMailbox, purgeReports } from './purge-expired.queries';
import type { Sessions } from './sessions/sessions';

const HOUR_MS = 3_600_000;

/** What is purged, and in which database. */
export interface Purged {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'purge'>;
  readonly files: Pick<StoredFiles, 'purge'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Deletes expired sessions, answers, reports and mail, and files that nothing uses. */
export async function purgeExpired({ database, sessions, files, now }: Purged): Promise<void> {
  await sessions.purge();
  await files.purge(now());
  for (const statement of [purgeAnswers, purgeReports, purgeMailbox]) await database.query(statement);
}

/** Purges every hour while the server runs. */
export function schedulePurges(app: FastifyInstance, purged: Purged): void {
  const timer = setInterval(() => {
    purgeExpired(purged).catch((error: unknown) => app.log.error({ err: error }, 'a purge failed'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
