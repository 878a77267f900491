import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SocialLogin } from './social-login';

export type AddedSignIn = Pick<SocialLogin, 'token' | 'tokenType' | 'nonce'> & {
  readonly socialUserType: 'gp' | 'outlook';
};

export interface SignInMethods {
  /**
   * Links the account at the provider to this user. Fails with `unauthenticated` (token_invalid), with `forbidden`
   * (session_not_fresh) for a session of an earlier day, and with `conflict` (method_taken) if it signs in another
   * user.
   */
  readonly addSignInMethod: (added: AddedSignIn) => Promise<Result<unknown, Failure>>;
}

export const SignInMethodsPort: Key<SignInMethods> = Symbol('SignInMethods');
