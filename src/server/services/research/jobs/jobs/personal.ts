import { MAX_ALERTS } from '@/core/research/jobs/job-alert.rules';
import type { Merge, PersonalData } from '@/server/platform/personal/personal-data';
import { openJobAlert, sealJobAlert } from './job-alert-seal';
import { alertsOfUser, moveAlert } from './job-alerts.queries';

const mergeAlerts: Merge = async ({ database, authorship, userId }, after) => {
  const alerts = await database.query(alertsOfUser, userId);
  const own = await database.query(alertsOfUser, after.userId);
  const moved = alerts.slice(0, Math.max(0, MAX_ALERTS - own.length));
  return {
    kind: 'alerts',
    moves: moved.length,
    ends: alerts.length - moved.length,
    write: async (tx) => {
      for (const { id, wish_seal } of moved) {
        const wish = openJobAlert(authorship, userId, wish_seal);
        await tx.query(moveAlert, id, after.userId, sealJobAlert(authorship, after.userId, wish));
      }
    },
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your job alerts: the titles and places that you look for',
      columns: ['identity.job_alerts.user_id', 'identity.job_alerts.id', 'identity.job_alerts.wish_seal'],
      copied: ['job_alerts'],
      atEnd: 'erased',
    },
  ],
  merges: [mergeAlerts],
  exports: [
    {
      name: 'job_alerts',
      read: async ({ database, authorship, userId }) => {
        const alerts = await database.query(alertsOfUser, userId);
        return alerts.map(({ wish_seal, created_on }) => ({
          ...openJobAlert(authorship, userId, wish_seal),
          created_on,
        }));
      },
    },
  ],
};
