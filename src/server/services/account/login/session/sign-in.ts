import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { savePortalProfile } from './accounts.queries';
import type { StartSession } from './start-session';
import type { TokenChecks } from './token-checks';

type SignInHandlers = Pick<LoginHandlers, 'signInWithProvider' | 'signOut' | 'saveNaukriInfo'>;

export interface SignInDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly checks: TokenChecks;
  readonly startSession: StartSession;
}

export const PROVIDERS = { gp: 'google', naukri: 'naukri', outlook: 'microsoft' } as const;

export function createSignIn({ database, sessions, checks, startSession }: SignInDeps): SignInHandlers {
  return {
    async signInWithProvider({ body, http, log }) {
      const { socialUserType, token, tokenType, nonce = null } = body;
      const provider = PROVIDERS[socialUserType];
      const check = checks[provider];
      if (check === null) throw providerNotConfigured('socialUserType');
      const proven = await check({ token, tokenType, nonce }, log);
      const { isNew, hasOther, wasDeactivated } = await startSession(http, { provider, token, proven });
      const started = { message: 'Signed in.', isNewUser: isNew, hasOtherAccount: hasOther, wasDeactivated };
      return { status: 200, body: started };
    },
    async saveNaukriInfo({ viewer, body, log }) {
      if (checks.naukri === null) throw providerNotConfigured('token');
      const { identity } = await checks.naukri({ token: body.token, tokenType: 'access_token', nonce: null }, log);
      await database.query(savePortalProfile, viewer.userId, identity.name, identity.email, identity.pictureUrl);
      return { status: 204, body: null };
    },
    async signOut({ http }) {
      await sessions.end(http);
      return { status: 204, body: null, headers: { 'cache-control': 'no-store' } };
    },
  };
}

export function providerNotConfigured(field: string): Problem {
  const message = 'This way to sign in is not available here. Choose another one.';
  return new Problem(400, 'provider_not_configured', message, { [field]: 'Choose another way to sign in.' });
}
