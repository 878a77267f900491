import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { UserSessions } from '@/server/platform/sessions/user-sessions';
import { presentSession } from './own-sessions.presenter';

export interface OwnSessionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'idOf' | 'clearCookies' | 'announceEnd' | 'renew'>;
  readonly now: () => number;
}

type OwnSessionsHandlers = Pick<
  LoginHandlers,
  'listSessions' | 'endSession' | 'endOtherSessions' | 'endAllSessions' | 'renewSession'
>;

export function createOwnSessions({ database, authorship, sessions, now }: OwnSessionsDeps): OwnSessionsHandlers {
  const ofUser = new UserSessions({ database, authorship, sessions, now });
  return {
    async listSessions({ viewer, http }) {
      const currentId = sessions.idOf(http);
      const items = (await ofUser.list(viewer.userId)).map((session) => presentSession(session, currentId));
      return { status: 200, body: { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) } };
    },
    async endSession({ viewer, http, path }) {
      const isCurrent = path.sessionId === sessions.idOf(http);
      if (!(await ofUser.end(viewer.userId, path.sessionId))) {
        throw new Problem(404, 'session_not_found', sessionRefusals.endedAlready);
      }
      if (isCurrent) sessions.clearCookies(http);
      return { status: 204, body: null };
    },
    async endOtherSessions({ viewer, http }) {
      return { status: 200, body: { ended: await ofUser.endAllBut(viewer.userId, sessions.idOf(http)) } };
    },
    async endAllSessions({ viewer, http }) {
      const ended = await ofUser.endAllBut(viewer.userId, null);
      sessions.clearCookies(http);
      return { status: 200, body: { ended } };
    },
    async renewSession({ http }) {
      if (!(await sessions.renew(http))) throw new Problem(401, 'not_signed_in', requestRefusals.notSignedIn);
      return { status: 204, body: null };
    },
  };
}
