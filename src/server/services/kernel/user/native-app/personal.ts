import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedAppPopups } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'How often the app has asked whether it may notify you',
      columns: ['identity.app_popups.user_id'],
      copied: ['app-popups'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('app-popups', ({ database, userId }) => database.query(exportedAppPopups, userId))],
};
