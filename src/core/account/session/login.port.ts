import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ClientType } from '@/core/kernel/device/device';
import type { SocialLogin } from './social-login';

/**
 * A started session with its cookies set. `isNewUser`: this sign-in created the account. `hasOtherAccount`: another
 * account has the same verified address. `wasDeactivated`: this sign-in made the account visible again.
 */
export interface SessionStarted {
  readonly message: string;
  readonly isNewUser: boolean;
  readonly hasOtherAccount: boolean;
  readonly wasDeactivated: boolean;
}

export interface Login {
  /**
   * Starts a session from a provider's token. Fails with `unauthenticated` (token_invalid) or `unavailable`
   * (provider_unavailable).
   */
  readonly signInWithProvider: (
    login: SocialLogin & { readonly clientId?: string },
  ) => Promise<Result<SessionStarted, Failure>>;
  /** Ends the session. Succeeds without a session too. */
  readonly signOut: (device: { readonly clientType?: ClientType }) => Promise<Result<null, Failure>>;
}

export const LoginPort: Key<Login> = Symbol('Login');
