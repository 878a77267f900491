import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedPortalProfile = exportRowsOfUser(
  'portal-profile',
  'select name, email, picture_url, saved_on from identity.portal_profiles where user_id = $1',
);
