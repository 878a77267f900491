import type { LoginContext } from '@/core/session/login-contexts';
import type { Membership, Requirement } from '@/core/session/roles';

/** The permissions of the viewer, and the way in if a role is missing. */
export interface Access extends Membership {
  /**
   * Returns whether the viewer has a role. Where not, the login or the onboarding that leads to it opens, and the caller
   * does nothing. `context` decides the login's texts; `openCreatePost` is true where onboarding leads back to the composer.
   */
  require(role: Requirement, context: LoginContext | null, openCreatePost?: boolean): boolean;
}
