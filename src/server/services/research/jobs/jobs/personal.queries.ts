import { rowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedJobAlerts = rowsOfUser(
  'job-alerts',
  `select designations, locations, experience, employment, ctc, created_on from identity.job_alerts
   where user_id = $1 order by created_on, id`,
);
