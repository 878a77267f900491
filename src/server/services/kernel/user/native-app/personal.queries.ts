import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedAppPopups = exportRowsOfUser(
  'app-popups',
  'select popup, device, times_shown, shown_on::text as shown_on from identity.app_popups where user_id = $1',
);
