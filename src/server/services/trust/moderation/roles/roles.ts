import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import type { Database } from '@/server/platform/database';
import { openCases } from '../moderation/cases.queries';
import { rolesOfUser } from './roles.queries';

/** The roles of the viewer. */
export function createRoles(database: Database): Pick<ModerationHandlers, 'getOwnRoles'> {
  return {
    async getOwnRoles({ viewer }) {
      const rows = await database.query(rolesOfUser, viewer.userId);
      const roles = rows.map(({ role }) => role);
      const [count] = roles.includes('moderator') ? await database.query(openCases) : [];
      return { status: 200, body: { roles, openCases: count?.open ?? null } };
    },
  };
}
