import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ConductAcceptance } from '@/core/trust/moderation/conduct-acceptance';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { ModeratorsDeps } from '../moderation/moderator.policy';
import { Moderators } from '../moderation/moderator.policy';
import { acceptConduct, acceptedConduct } from './conduct.queries';

export function createConduct(
  deps: ModeratorsDeps,
): Pick<ModerationHandlers, 'getConductAcceptance' | 'acceptConduct'> {
  const { database, now } = deps;
  const moderators = new Moderators(deps);

  async function acceptanceOf(userId: string): Promise<ConductAcceptance> {
    const [row] = await database.query(acceptedConduct, userId);
    const accepted = row === undefined ? null : { version: row.version, acceptedOn: row.accepted_on };
    return { version: CONDUCT_VERSION, accepted };
  }

  return {
    async getConductAcceptance({ viewer, http }) {
      await moderators.require(viewer, http);
      return { status: 200, body: await acceptanceOf(viewer.userId) };
    },

    async acceptConduct({ viewer, body, http }) {
      await moderators.require(viewer, http);
      if (body.version !== CONDUCT_VERSION)
        throw new Problem(409, 'conduct_changed', moderationRefusals.conductChanged);
      await database.query(acceptConduct, viewer.userId, body.version, dayInIndia(now()));
      return { status: 200, body: await acceptanceOf(viewer.userId) };
    },
  };
}
