import type { PersonalData } from '@/server/platform/personal/personal-data';
import { openWish } from './job-alert-wish';
import { alertsOfUser } from './job-alerts.queries';

/** Alerts go with the user that they hang on. */
export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your job alerts: the titles and places that you look for',
      columns: ['identity.job_alerts.user_id', 'identity.job_alerts.id', 'identity.job_alerts.wish_seal'],
      copied: ['job_alerts'],
      atEnd: 'erased',
    },
  ],
  exports: [
    {
      name: 'job_alerts',
      read: async ({ database, authorship, userId }) => {
        const alerts = await database.query(alertsOfUser, userId);
        return alerts.map(({ wish_seal, created_on }) => ({ ...openWish(authorship, userId, wish_seal), created_on }));
      },
    },
  ],
};
