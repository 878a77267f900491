import type { Role } from '@/core/trust/moderation/role';
import { textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const rolesOfUser = defineStatement({
  name: 'roles.of-user',
  parameters: [uuid],
  columns: { role: textOf<Role>() },
  text: 'select role from identity.roles where user_id = $1 order by role',
});
