import type { Intent } from '@/core/intents/intent';
import type { LoginContext } from '@/core/session/login-contexts';
import type { Membership, UserType } from '@/core/session/roles';

/** The permissions of the viewer, and the way in if a role is missing. */
export interface Access extends Membership {
  /**
   * Returns whether the viewer has a role. If not, the login or the onboarding that leads to it opens, and the caller
   * does nothing. `context` decides the login's texts; `intent` is done as soon as the viewer has the role.
   */
  require(role: UserType, context: LoginContext | null, intent?: Intent): boolean;
}
