import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import type { StoredFiles } from './files/stored-files';
import { purgeAnswers, purgeMailbox, purgeReports } from './purge-expired.queries';
import { schedule } from './schedule';
import type { Sessions } from './sessions/sessions';

/** Late enough to leave the first visitors alone. */
const FIRST_PURGE_MS = 10_000;
const HOUR_MS = 3_600_000;

/** The parts of the server that are purged. */
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

/** Purges soon after the start, since a server may never run for an hour, and every hour. */
export function schedulePurges(app: FastifyInstance, purged: Purged): void {
  schedule(app, {
    name: 'purge',
    firstAfter: FIRST_PURGE_MS,
    every: HOUR_MS,
    run: () => purgeExpired(purged),
  });
}
