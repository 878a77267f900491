import type { SignInMethodList } from '@/contract/generated/login';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { addAccount, othersWithAddress, sessionBegan, userOfAccount } from '../session/accounts.queries';
import { notConfigured, PROVIDERS } from '../session/sign-in';
import { spend } from '../session/spent-tokens';
import type { TokenChecks } from '../session/token-checks';
import { presentMethod } from './own-sessions.presenter';
import { accountsOfUser } from './own-sessions.queries';

export interface SignInMethodsDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly checks: TokenChecks;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The accounts at providers that lead to the viewer, and another one by proof of both. */
export function createSignInMethods({
  database,
  sessions,
  checks,
  now,
}: SignInMethodsDeps): Pick<LoginHandlers, 'listSignInMethods' | 'addSignInMethod'> {
  const methodsOf = async (userId: string): Promise<SignInMethodList> => ({
    items: (await database.query(accountsOfUser, userId)).map(presentMethod),
    others: (await database.query(othersWithAddress, userId)).map(({ provider }) => provider),
  });

  return {
    async listSignInMethods({ viewer }) {
      return { status: 200, body: await methodsOf(viewer.userId) };
    },
    async addSignInMethod({ viewer, body, http, log }) {
      const session = sessions.idOf(http);
      const [began] = session === null ? [] : await database.query(sessionBegan, session, dayInIndia(now()));
      if (began?.is_fresh !== true) throw new Problem(403, 'session_not_fresh', sessionRefusals.notFresh);
      const { socialUserType, token, tokenType, nonce = null } = body;
      const provider = PROVIDERS[socialUserType];
      const check = checks[provider];
      if (check === null) throw notConfigured('socialUserType');
      const { identity, expiresAt } = await check({ token, tokenType, nonce }, log);
      await spend(database, { provider, token, expiresAt });
      const { subject, email, emailVerified } = identity;
      await database.query(addAccount, provider, subject, viewer.userId, email, emailVerified);
      const [owner] = await database.query(userOfAccount, provider, subject);
      if (owner?.user_id !== viewer.userId) throw new Problem(409, 'method_taken', sessionRefusals.methodTaken);
      return { status: 200, body: await methodsOf(viewer.userId) };
    },
  };
}
