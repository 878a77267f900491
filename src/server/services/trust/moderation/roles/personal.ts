import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseRoles, exportedRoles } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Roles that you were given, such as moderator',
      columns: ['identity.roles.user_id'],
      copied: ['roles'],
      atEnd: 'erased',
    },
  ],
  exports: [exporting('roles', ({ database, userId }) => database.query(exportedRoles, userId))],
  erasures: [erasing('parts', (tx, { userId }) => tx.query(eraseRoles, userId))],
};
