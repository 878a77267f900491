import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedAcceptances = exportRowsOfUser(
  'code_of_conduct',
  'select version, accepted_on from identity.conduct_acceptances where user_id = $1',
);
