import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/common/india-calendar.rules';
import type { Database } from './database';
import type { StoredFiles } from './files/stored-files';
import {
  coarsenMailbox,
  emptyDeletedPosts,
  purgeAnswers,
  purgeCodes,
  purgeDeletedPhotos,
  purgeDeletedPosts,
  purgeDeletedReviews,
  purgeHelpCounts,
  purgeLinkPages,
  purgeMailbox,
  purgeReports,
  SHUFFLED_TABLES,
  shuffleRows,
  unlistJobs,
} from './housekeeping.queries';
import { schedule } from './schedule';
import type { Sessions } from './sessions/sessions';

const STATEMENTS = [
  purgeAnswers,
  purgeReports,
  purgeMailbox,
  purgeCodes,
  coarsenMailbox,
  purgeHelpCounts,
  purgeDeletedPosts,
  purgeDeletedReviews,
  purgeDeletedPhotos,
  emptyDeletedPosts,
  unlistJobs,
  purgeLinkPages,
] as const;
/** Late enough to leave the first visitors alone. */
const FIRST_TURN_MS = 60_000;
/** Writes wait while rows are shuffled: for at most one part in so many of the time. */
const SHUFFLE_SHARE = 1_000;

export interface HousekeepingDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'purge'>;
  readonly files: Pick<StoredFiles, 'purge'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** Removes what is over, and what would tell in time or order who wrote what (decision 004). */
export class Housekeeping {
  #shuffleFrom = 0;

  constructor(private readonly deps: HousekeepingDeps) {}

  async run(): Promise<void> {
    const { database, sessions, files, now } = this.deps;
    await sessions.purge();
    await files.purge(now());
    const at = new Date(now());
    for (const statement of STATEMENTS) await database.query(statement, at);
    await this.#shuffle();
  }

  /** Large tables take their turn less often. */
  async #shuffle(): Promise<void> {
    const { database, uptime } = this.deps;
    const startedAt = uptime();
    if (startedAt < this.#shuffleFrom) return;
    for (const table of SHUFFLED_TABLES) {
      await database.transaction(async (tx) => {
        await tx.execute('set local statement_timeout = 0');
        await tx.query(shuffleRows, table);
      });
    }
    this.#shuffleFrom = startedAt + (uptime() - startedAt) * SHUFFLE_SHARE;
  }
}

/** Takes a turn soon after the start, since a server may never run for an hour, and every hour. */
export function scheduleHousekeeping(app: FastifyInstance, deps: HousekeepingDeps): void {
  const housekeeping = new Housekeeping(deps);
  schedule(app, {
    name: 'housekeeping',
    firstAfter: FIRST_TURN_MS,
    every: HOUR_MS,
    run: () => housekeeping.run(),
  });
}
