import type { LoginContext } from '@/core/session/login-contexts';
import type { Membership, Requirement } from '@/core/session/roles';

/** What the person who looks at the page may do, and the way in where something is missing. */
export interface Access extends Membership {
  /**
   * Whether the person has a role. Where not, the login or the onboarding that leads to it opens, and the answer is
   * false: what was asked for is then not done. `context` words the login's texts.
   */
  require(role: Requirement, context: LoginContext | null): boolean;
}
