import type { LoginHandlers } from '@/server/contract/generated/login';
import type { SignInDeps } from './session/sign-in';
import { createSignIn } from './session/sign-in';

/** The login service (openapi/login.yaml). */
export function createLoginService(deps: SignInDeps): LoginHandlers {
  return createSignIn(deps);
}
