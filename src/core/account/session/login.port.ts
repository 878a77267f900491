import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ClientType } from '@/core/kernel/device/device';
import type { SocialLogin } from './social-login';

/**
 * Its cookies are set. `isNewUser`: this sign-in created the account. `hasOtherAccount`: another
 * account has the same proved address. `wasDeactivated`: this sign-in made the account visible
 * again.
 */
export interface SessionStarted {
  readonly message: string;
  readonly isNewUser: boolean;
  readonly hasOtherAccount: boolean;
  readonly wasDeactivated: boolean;
}

export interface Login {
  /** Starts a session from a provider's token. `unauthenticated` (token_invalid), `unavailable` (provider_unavailable). */
  readonly signInWithProvider: (
    login: SocialLogin & { readonly clientId?: string },
  ) => Promise<Result<SessionStarted, Failure>>;
  /** Ends the session; succeeds without one too. */
  readonly signOut: (device: { readonly clientType?: ClientType }) => Promise<Result<null, Failure>>;
}

export const LoginPort: Key<Login> = Symbol('Login');
