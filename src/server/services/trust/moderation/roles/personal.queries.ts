import { exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';
import { uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedRoles = exportRowsOfUser(
  'roles',
  'select role from identity.roles where user_id = $1 order by role',
);

export const eraseRoles = defineStatement({
  name: 'roles.erase-all',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.roles where user_id = $1',
});
