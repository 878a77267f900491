import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import type { ModeratorsDeps } from '../moderation/moderator.policy';
import { Moderators } from '../moderation/moderator.policy';
import { rolesOfUser } from './roles.queries';

export function createRoles(deps: ModeratorsDeps): Pick<ModerationHandlers, 'getOwnRoles'> {
  const moderators = new Moderators(deps);
  return {
    async getOwnRoles({ viewer }) {
      const roles = (await deps.database.query(rolesOfUser, viewer.userId)).map(({ role }) => role);
      const open = roles.includes('moderator') ? await moderators.countOpen(viewer) : null;
      return { status: 200, body: { roles, openCases: open } };
    },
  };
}
