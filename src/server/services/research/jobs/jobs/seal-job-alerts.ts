import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { openedPreferences, sealJobAlert } from './job-alert-seal';
import { storeSealedJobAlert, unsealedAlerts } from './job-alerts.queries';

/** Seals alerts that a migration left in plain text, because it has no key. Returns their number. */
export function sealJobAlerts(database: Database, authorship: Authorship): Promise<number> {
  return database.transaction(async (tx) => {
    const alerts = await tx.query(unsealedAlerts);
    for (const { id, user_id, wish_seal } of alerts)
      await tx.query(storeSealedJobAlert, id, sealJobAlert(authorship, user_id, openedPreferences(wish_seal)));
    return alerts.length;
  });
}
