import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedJobAlerts } from './personal.queries';

/** Alerts go with the user that they hang on. */
export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your job alerts: the titles and places that you look for',
      columns: ['identity.job_alerts.user_id', 'identity.job_alerts.id'],
      copied: ['job_alerts'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('job_alerts', ({ database, userId }) => database.query(exportedJobAlerts, userId))],
};
