import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { findOrCreateUser } from './find-or-create-user';
import type { GoogleTokens } from './google-tokens';

type SignInHandlers = Pick<LoginHandlers, 'signInWithProvider' | 'signOut'>;

export interface SignInDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly google: GoogleTokens;
}

/** Starts and ends sessions. */
export function createSignIn({ database, sessions, google }: SignInDeps): SignInHandlers {
  return {
    async signInWithProvider({ body, http, log }) {
      const { socialUserType, token, tokenType } = body;
      if (socialUserType !== 'gp') {
        throw new Problem(
          400,
          'provider_not_configured',
          'This way to sign in is not available here. Choose another one.',
          {
            socialUserType: 'Choose another way to sign in.',
          },
        );
      }
      const identity =
        tokenType === 'one_tap'
          ? await google.identityOfIdToken(token, log)
          : await google.identityOfAccessToken(token, log);
      const { userId, isNew } = await findOrCreateUser(database, 'google', identity);
      await sessions.start(http, userId, 'google', socialUserType);
      return { status: 200, body: { message: 'Signed in.', isNewUser: isNew } };
    },
    async signOut({ http }) {
      await sessions.end(http);
      return { status: 204, body: null, headers: { 'cache-control': 'no-store' } };
    },
  };
}
