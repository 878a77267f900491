import type { LoginProvider } from '@/core/account/session/login-provider';

/** A browser in which the user is signed in. */
export interface UserSession {
  /** Opaque. */
  readonly sessionId: string;
  /** True for the session of this browser. */
  readonly isCurrent: boolean;
  /** Browser and system in words, such as "Chrome on Windows"; empty if they are not known. */
  readonly device: string;
  readonly provider: LoginProvider;
  /** A day, `2026-11-20`. */
  readonly startedOn: string;
  /** A day: moments of visits beside those of posts would reveal authors. */
  readonly lastSeenOn: string;
}

export interface SignInMethod {
  /** Opaque. */
  readonly methodId: string;
  readonly provider: LoginProvider;
  /** Null if the provider gave no address. */
  readonly email: string | null;
  /** A day, `2026-11-20`. */
  readonly linkedOn: string;
}

/** The accounts that the user signs in with, the oldest first. */
export interface SignInMethodList {
  readonly items: readonly SignInMethod[];
  /** The providers by which another account signs in with an address that is proved to be the user's. */
  readonly others: readonly LoginProvider[];
  /** True if another account was proved in this session within the last ten minutes, so that it can be merged. */
  readonly provedOther: boolean;
}
