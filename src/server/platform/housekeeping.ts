import type { FastifyInstance } from 'fastify';
import { CODES_WINDOW_MS } from '@/core/career-status/work-email-code.rules';
import { dayInIndia, HOUR_MS } from '@/core/common/india-calendar.rules';
import type { Authorship } from './authorship';
import type { Database } from './database';
import type { StoredFiles } from './files/stored-files';
import {
  emptyDeletedPosts,
  purgeAnswers,
  purgeCode,
  purgeDeletedPhotos,
  purgeDeletedPosts,
  purgeDeletedReviews,
  purgeHelpCounts,
  purgeLinkPages,
  purgeMailbox,
  purgeReports,
  purgeVisits,
  sentCodes,
  unlistJobs,
} from './housekeeping.queries';
import { schedule } from './schedule';
import { openMoment } from './sealed-moment';
import type { Sessions } from './sessions/sessions';

/** By the moment. */
const BY_MOMENT = [
  purgeReports,
  purgeDeletedPosts,
  purgeDeletedReviews,
  purgeDeletedPhotos,
  emptyDeletedPosts,
  unlistJobs,
  purgeLinkPages,
] as const;
/** By the day in India. */
const BY_DAY = [purgeAnswers, purgeMailbox, purgeHelpCounts, purgeVisits] as const;
/** Late enough to leave the first visitors alone. */
const FIRST_TURN_MS = 60_000;

export interface HousekeepingDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly sessions: Pick<Sessions, 'purge'>;
  readonly files: Pick<StoredFiles, 'purge'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Removes what is over (decision 004). */
export class Housekeeping {
  constructor(private readonly deps: HousekeepingDeps) {}

  async run(): Promise<void> {
    const { database, sessions, files, now } = this.deps;
    await sessions.purge();
    await files.purge(now());
    const at = now();
    for (const statement of BY_MOMENT) await database.query(statement, new Date(at));
    for (const statement of BY_DAY) await database.query(statement, dayInIndia(at));
    await this.#purgeCodes(at);
  }

  /** Codes end with the hour in which they are counted: that one was asked for would tie a work address to a persona. */
  async #purgeCodes(now: number): Promise<void> {
    const { database, authorship } = this.deps;
    for (const code of await database.query(sentCodes)) {
      const { career_status_id, persona_ref, expires_seal, hour_seal } = code;
      const hourEnd = openMoment(authorship, persona_ref, hour_seal) + CODES_WINDOW_MS;
      const end = Math.max(hourEnd, openMoment(authorship, persona_ref, expires_seal));
      if (end <= now) await database.query(purgeCode, career_status_id, expires_seal);
    }
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
