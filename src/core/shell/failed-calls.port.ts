import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';

/** A call of a service that did not succeed; never one that was cancelled (ER-CANCELLED). */
export interface FailedCall {
  /** Upper case. */
  readonly method: string;
  /** Path and query under the origin. */
  readonly url: string;
  readonly operationId: string;
  readonly failure: Failure;
}

/** Is told of failed calls. */
export interface FailedCallWatcher {
  failed(call: FailedCall): void;
}

/** Every failed call of the app, whoever made it. */
export interface FailedCalls {
  /** Tells the watcher from now on; the answer ends that. */
  watch(watcher: FailedCallWatcher): Cancel;
}

/** Names the FailedCalls port in the container. */
export const FailedCallsPort: Key<FailedCalls> = Symbol('FailedCalls');
