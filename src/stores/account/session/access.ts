import type { LoginContext } from '@/core/account/session/login-contexts';
import type { Membership, UserType } from '@/core/account/session/roles';
import type { Intent } from '@/core/talk/intents/intent';

export interface Access extends Membership {
  /**
   * Returns whether the viewer has the role. If not, opens the login or onboarding for it, and the caller must stop.
   * `context` decides the login's texts. `intent` runs once the viewer has the role.
   */
  require(role: UserType, context: LoginContext | null, intent?: Intent): boolean;
}
