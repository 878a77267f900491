import type { LoginContext } from '@/core/account/session/login-contexts';
import type { Membership, UserType } from '@/core/account/session/roles';
import type { Intent } from '@/core/talk/intents/intent';

/** The permissions of the viewer, and the way in if a role is missing. */
export interface Access extends Membership {
  /**
   * Returns whether the viewer has a role. If not, the login or the onboarding that leads to it opens, and the caller
   * does nothing. `context` decides the login's texts; `intent` is done as soon as the viewer has the role.
   */
  require(role: UserType, context: LoginContext | null, intent?: Intent): boolean;
}
