import type { LoginContext } from '@/core/session/login-contexts';

/** What the person who looks at the page may do, and the way in where something is missing. */
export interface Access {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /**
   * Whether the person has a role. Where not, the login or the onboarding that leads to it opens, and the answer is
   * false: what was asked for is then not done. `context` words the login's texts.
   */
  require(role: 'reader' | 'writer', context: LoginContext | null): boolean;
}
