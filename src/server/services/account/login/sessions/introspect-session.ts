import { createHash, timingSafeEqual } from 'node:crypto';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { ViewerSource } from '@/server/platform/viewer-source';
import { userForServices } from './own-sessions.queries';

export interface IntrospectSessionDeps {
  readonly serviceKeys: readonly string[];
  readonly database: Database;
  readonly agreements: ViewerSource<boolean>;
  readonly sessions: Pick<Sessions, 'endOf'>;
}

/** Answers other teams' services. A request with an expired access token has already received new cookies. */
export function createIntrospectSession({
  serviceKeys,
  database,
  agreements,
  sessions,
}: IntrospectSessionDeps): Pick<LoginHandlers, 'introspectSession'> {
  const known = serviceKeys.map(hashOf);
  return {
    async introspectSession({ viewer, http, headers }) {
      const given = hashOf(headers['service-key']);
      if (!known.some((hash) => timingSafeEqual(hash, given)))
        throw new Problem(403, 'service_not_known', 'This key belongs to no service.');
      const endsAt = sessions.endOf(http);
      const [user] = await database.query(userForServices, viewer.userId);
      if (endsAt === null || user === undefined) throw new Problem(401, 'not_signed_in', requestRefusals.notSignedIn);
      const { isReader, isWriter, isEmployer } = viewer;
      const roles = { reader: isReader, writer: isWriter, employer: isEmployer, moderator: user.is_moderator };
      return {
        status: 200,
        body: {
          userId: user.public_id,
          roles: (['reader', 'writer', 'employer', 'moderator'] as const).filter((role) => roles[role]),
          owesTerms: await agreements.of(viewer),
          endsAt: new Date(endsAt).toISOString(),
        },
      };
    },
  };
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
