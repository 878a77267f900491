import type { FastifyRequest } from 'fastify';
import type { Database } from '@/server/platform/database';
import type { Provider } from '@/server/platform/sessions/session.queries';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { userOfAccount } from './accounts.queries';
import { AttemptLimit } from './attempt-limit';
import type { SignedInUser } from './find-or-create-user';
import { findOrCreateUser } from './find-or-create-user';
import type { ProvenIdentity } from './provider-identity';
import { spend } from './spent-tokens';

export interface StartSessionDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  /** Sign-ins per minute and network; one account gets half of them, whatever networks it comes from. */
  readonly loginsPerMinute: number;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A token whose provider and identity have been checked. */
export interface CheckedToken {
  readonly provider: Provider;
  readonly token: string;
  readonly proven: ProvenIdentity;
}

/** The user of a started session, and whether the sign-in brought a deactivated account back. */
export interface StartedUser extends SignedInUser {
  readonly wasDeactivated: boolean;
}

export type StartSession = (http: FastifyRequest, checked: CheckedToken) => Promise<StartedUser>;

/** The names of providers on the wire, for the cookie authtype. */
const WIRE_NAMES = { google: 'gp', naukri: 'naukri', microsoft: 'outlook', linkedin: 'linkedin' } as const;

/** One account alone may sign in that many times less often than all people of its address together. */
const ACCOUNTS_AT_ADDRESS = 12;

/**
 * Makes what every way to sign in ends with: a token starts one session only, an account so many a minute, and the browser's earlier session
 * ends.
 */
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
    await spend(database, { provider, token, expiresAt });
    const login = { provider, subject: identity.subject };
    const startFor = async (user: SignedInUser): Promise<StartedUser> => {
      const wasDeactivated = await sessions.start(http, user.userId, login, WIRE_NAMES[provider]);
      return { ...user, wasDeactivated };
    };
    const user = await findOrCreateUser(database, provider, identity, now());
    return startFor(user).catch(async (error: unknown) => {
      const [known] = await database.query(userOfAccount, provider, identity.subject);
      if (known?.user_id === user.userId) throw error;
      // The account was deleted, or this login removed from it, in the meantime: whoever signs in a moment later begins a new one.
      return startFor(await findOrCreateUser(database, provider, identity, now()));
    });
  };
}
