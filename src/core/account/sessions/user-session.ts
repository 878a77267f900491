import type { LoginProvider } from '@/core/account/session/login-provider';

export interface UserSession {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly device: string;
  readonly provider: LoginProvider;
  readonly startedOn: string;
  /** A day. Exact times of visits, compared with the times of posts, would reveal authors. */
  readonly lastSeenOn: string;
}

export interface SignInMethod {
  readonly methodId: string;
  readonly provider: LoginProvider;
  readonly email: string | null;
  readonly linkedOn: string;
}

/** The sign-in methods, oldest first. */
export interface SignInMethodList {
  readonly items: readonly SignInMethod[];
  /** Providers of other accounts that have one of the user's verified addresses. */
  readonly others: readonly LoginProvider[];
  /**
   * True if the user has signed in to another account in this session within the last ten minutes, so that it can be
   * merged.
   */
  readonly provedOther: boolean;
}
