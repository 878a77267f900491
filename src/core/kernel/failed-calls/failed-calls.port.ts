import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * The reason for not showing a failure. `background`: the user did not start the call. `login`: the login window
 * explains it. Refusals of `login` and `log` calls do not end the session. `repeated`: a write that is sent again after
 * a lost answer; its sender reports the outcome (`RetryingWrites`).
 */
export type CallPurpose = 'background' | 'log' | 'login' | 'repeated';

/** A failed call, but not a cancelled one (ER-CANCELLED). Without its address, which may contain a key. */
export interface FailedCall {
  readonly operationId: string;
  readonly purpose: CallPurpose | null;
  readonly failure: Failure;
}

/** A watcher of failed calls. It must not call a service in response to the failure of that same call. */
export interface FailedCallWatcher {
  readonly failed: (call: FailedCall) => void;
}

export interface FailedCalls {
  readonly watch: (watcher: FailedCallWatcher) => Cancel;
}

export const FailedCallsPort: Key<FailedCalls> = Symbol('FailedCalls');
