import type { Role } from '@/core/trust/moderation/role';
import { citext, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Selects users by an address that a provider verified, since anybody may claim another one. */
export const usersOfAddress = defineStatement({
  name: 'roles.users-of-address',
  parameters: [citext],
  columns: { id: uuid },
  text: 'select distinct user_id as id from identity.accounts where email = $1::citext and email_verified',
});

export const grantRole = defineStatement({
  name: 'roles.give',
  parameters: [uuid, textOf<Role>()],
  columns: {},
  text: 'insert into identity.roles (user_id, role) values ($1, $2) on conflict do nothing',
});

export const revokeRole = defineStatement({
  name: 'roles.take',
  parameters: [uuid, textOf<Role>()],
  columns: {},
  text: 'delete from identity.roles where user_id = $1 and role = $2',
});
