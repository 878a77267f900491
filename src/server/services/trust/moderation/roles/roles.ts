import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import type { Database } from '@/server/platform/database';
import { rolesOfUser } from './roles.queries';

/** The roles of the viewer. */
export function createRoles(database: Database): Pick<ModerationHandlers, 'getOwnRoles'> {
  return {
    async getOwnRoles({ viewer }) {
      const rows = await database.query(rolesOfUser, viewer.userId);
      return { status: 200, body: { roles: rows.map(({ role }) => role) } };
    },
  };
}
