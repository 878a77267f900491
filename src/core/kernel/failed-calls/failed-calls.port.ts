import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * The reason why a call's failure is not shown to the user: a `background` call was not started by them, a `login` call is
 * explained by the login window and its refusal ends no session, nor does that of a `log` call. A `repeated` call is a write
 * that is sent again if its answer is lost: whoever sends it says what became of it (`SureWrites`).
 */
export type CallPurpose = 'background' | 'log' | 'login' | 'repeated';

/** A call of a service that did not succeed; never one that was cancelled (ER-CANCELLED). */
export interface FailedCall {
  /** Upper case. */
  readonly method: string;
  /** Path and query under the origin: `/api/feed/v3/feed?limit=20`. */
  readonly url: string;
  readonly operationId: string;
  /** Null for a call that the user asked for. */
  readonly purpose: CallPurpose | null;
  readonly failure: Failure;
}

/** Gets failed calls. It must not call a service because of that call's own failure. */
export interface FailedCallWatcher {
  readonly failed: (call: FailedCall) => void;
}

/** Every failed call of the app. */
export interface FailedCalls {
  /** Reports failed calls to the watcher until the returned function is called. */
  readonly watch: (watcher: FailedCallWatcher) => Cancel;
}

export const FailedCallsPort: Key<FailedCalls> = Symbol('FailedCalls');
