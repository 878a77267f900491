import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SignInMethodList, UserSession } from './user-session';

export interface SessionsEnded {
  readonly ended: number;
}

/** A session that ends elsewhere is cut off there immediately. */
export interface Sessions {
  /** The session of this browser first, then by last use. */
  readonly listSessions: () => Promise<Result<{ readonly items: readonly UserSession[] }, Failure>>;
  /** Ends one session; that of this browser is a sign-out. `notFound` (session_not_found) if it has ended already. */
  readonly endSession: (session: { readonly sessionId: string }) => Promise<Result<null, Failure>>;
  /** Ends all but the session of this browser. */
  readonly endOtherSessions: () => Promise<Result<SessionsEnded, Failure>>;
  /** Includes this session. */
  readonly endAllSessions: () => Promise<Result<SessionsEnded, Failure>>;
  /** The oldest first. */
  readonly listSignInMethods: () => Promise<Result<SignInMethodList, Failure>>;
  /**
   * Returns the ones that are left; other sessions that began with its provider end. `notFound` (method_not_found), `conflict` (last_method), and
   * `forbidden` (session_not_fresh) for a session of an earlier day.
   */
  readonly removeSignInMethod: (method: { readonly methodId: string }) => Promise<Result<SignInMethodList, Failure>>;
}

export const SessionsPort: Key<Sessions> = Symbol('Sessions');
