import type { FastifyRequest } from 'fastify';
import type { Database } from '@/server/platform/database';
import type { Provider } from '@/server/platform/sessions/session.queries';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { userOfAccount } from './accounts.queries';
import { AttemptLimit } from './attempt-limit';
import type { SignedInUser } from './find-or-create-user';
import { findOrCreateUser } from './find-or-create-user';
import type { ProvenIdentity } from './provider-identity';
import { spendToken } from './spent-tokens';

export interface StartSessionDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly loginsPerMinute: number;
  readonly uptime: () => number;
  readonly now: () => number;
}

export interface VerifiedToken {
  readonly provider: Provider;
  readonly token: string;
  readonly proven: ProvenIdentity;
}

export interface SessionUser extends SignedInUser {
  readonly wasDeactivated: boolean;
}

export type StartSession = (http: FastifyRequest, checked: VerifiedToken) => Promise<SessionUser>;

const WIRE_NAMES = { google: 'gp', naukri: 'naukri', microsoft: 'outlook', linkedin: 'linkedin' } as const;

/** The ratio of a network's limit to an account's. */
const ACCOUNTS_AT_ADDRESS = 12;

export function createStartSession({
  database,
  sessions,
  loginsPerMinute,
  uptime,
  now,
}: StartSessionDeps): StartSession {
  const limit = new AttemptLimit(Math.ceil(loginsPerMinute / ACCOUNTS_AT_ADDRESS), uptime);
  return async (http, { provider, token, proven: { identity, expiresAt } }) => {
    limit.count(`${provider} ${identity.subject}`);
    await spendToken(database, { provider, token, expiresAt });
    const login = { provider, subject: identity.subject };
    const startFor = async (user: SignedInUser): Promise<SessionUser> => {
      const wasDeactivated = await sessions.start(http, user.userId, login, WIRE_NAMES[provider]);
      return { ...user, wasDeactivated };
    };
    const user = await findOrCreateUser(database, provider, identity, now());
    return startFor(user).catch(async (error: unknown) => {
      const [known] = await database.query(userOfAccount, provider, identity.subject);
      if (known?.user_id === user.userId) throw error;
      // The account or its login was removed at the same time, so the next attempt creates a new account.
      return startFor(await findOrCreateUser(database, provider, identity, now()));
    });
  };
}
