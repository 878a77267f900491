import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SignInMethodList, UserSession } from './user-session';

export interface SessionsEnded {
  readonly ended: number;
}

/** The user's sessions. A session that ends here is disconnected on its device immediately. */
export interface Sessions {
  /** Lists this browser's session first, then by last use. */
  readonly listSessions: () => Promise<Result<{ readonly items: readonly UserSession[] }, Failure>>;
  /**
   * Ends one session. For this browser it is a sign-out. Fails with `notFound` (session_not_found) if it has ended
   * already.
   */
  readonly endSession: (session: { readonly sessionId: string }) => Promise<Result<null, Failure>>;
  /** Ends all but the session of this browser. */
  readonly endOtherSessions: () => Promise<Result<SessionsEnded, Failure>>;
  /** Ends all sessions, including this one. */
  readonly endAllSessions: () => Promise<Result<SessionsEnded, Failure>>;
  /** Lists sign-in methods, oldest first. */
  readonly listSignInMethods: () => Promise<Result<SignInMethodList, Failure>>;
  /**
   * Returns the remaining methods. Other sessions that began with the removed provider end. Fails with `notFound`
   * (method_not_found), `conflict` (last_method), and `forbidden` (session_not_fresh) for a session of an earlier day.
   */
  readonly removeSignInMethod: (method: { readonly methodId: string }) => Promise<Result<SignInMethodList, Failure>>;
}

export const SessionsPort: Key<Sessions> = Symbol('Sessions');
