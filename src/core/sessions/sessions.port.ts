import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { LoginProvider } from '@/core/session/login-provider';

/** A browser in which the user is signed in. */
export interface UserSession {
  /** Opaque. */
  readonly sessionId: string;
  /** True for the session of this browser. */
  readonly isCurrent: boolean;
  /** Browser and system in words, such as "Chrome on Windows"; empty where they are not known. */
  readonly device: string;
  readonly provider: LoginProvider;
  /** A day, `2026-11-20`. */
  readonly startedOn: string;
  /** A day: moments of visits beside those of posts would reveal authors. */
  readonly lastSeenOn: string;
}

/** An account that the user signs in with. */
export interface SignInMethod {
  readonly provider: LoginProvider;
  /** Null where the provider gave no address. */
  readonly email: string | null;
  /** A day, `2026-11-20`. */
  readonly linkedOn: string;
}

/** How many sessions a call has ended. */
export interface SessionsEnded {
  readonly ended: number;
}

/** The sessions of the user and the ways to start one. A session that ends elsewhere is cut off there at once. */
export interface Sessions {
  /** That of this browser first, then the one that was used last. */
  listSessions(): Promise<Result<{ readonly items: readonly UserSession[] }, Failure>>;
  /** Ends one session; that of this browser is a sign-out. `notFound` (session_not_found) where it has ended already. */
  endSession(path: { readonly sessionId: string }): Promise<Result<null, Failure>>;
  /** Ends all but that of this browser. */
  endOtherSessions(): Promise<Result<SessionsEnded, Failure>>;
  /** Signs the user out everywhere, here too. */
  endAllSessions(): Promise<Result<SessionsEnded, Failure>>;
  /** The oldest first. */
  listSignInMethods(): Promise<Result<{ readonly items: readonly SignInMethod[] }, Failure>>;
}

/** Names the Sessions port in the container. */
export const SessionsPort: Key<Sessions> = Symbol('Sessions');
