import { CODES_WINDOW_MS } from '@/core/account/career-status/work-email-code.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { HousekeepingTask } from '@/server/platform/housekeeping';
import { unsealMoment } from '@/server/platform/sealed-moment';
import { purgeCode, sentCodes } from './housekeeping.queries';

/** Deletes codes after their hour, because a request for a code would link a work address to a persona. */
export function codesHousekeeping(
  database: Database,
  authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>,
): HousekeepingTask {
  return async (now) => {
    for (const code of await database.query(sentCodes)) {
      const { career_status_id, persona_ref, expires_seal, hour_seal } = code;
      const hourEnd = unsealMoment(authorship, persona_ref, hour_seal) + CODES_WINDOW_MS;
      const end = Math.max(hourEnd, unsealMoment(authorship, persona_ref, expires_seal));
      if (end <= now) await database.query(purgeCode, career_status_id, expires_seal);
    }
  };
}
