import type { Role } from '@/core/trust/moderation/role';
import type { Database } from '@/server/platform/database';
import { grantRole, revokeRole, usersOfAddress } from './grant-role.queries';

export interface RoleChange {
  readonly role: Role;
  readonly address: string;
  readonly isTaken: boolean;
}

/** Returns false if there is no such account, or several. */
export async function changeRole(database: Database, { role, address, isTaken }: RoleChange): Promise<boolean> {
  const users = await database.query(usersOfAddress, address);
  const [user] = users;
  if (user === undefined || users.length > 1) return false;
  await database.query(isTaken ? revokeRole : grantRole, user.id, role);
  return true;
}
