import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedAgreements = exportRowsOfUser(
  'terms',
  'select version, agreed_on from identity.terms_agreements where user_id = $1',
);
