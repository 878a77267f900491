import type { Failure } from '@/core/common/failure';
import type { ServiceName } from './generated/services';

/** A call of a service that did not succeed. */
export interface FailedCall {
  /** Upper case: GET, POST. */
  readonly method: string;
  /** Path and query as they were asked for, without the origin: `/api/feed/v3/feed?limit=20`. */
  readonly url: string;
  readonly service: ServiceName;
  readonly operationId: string;
  readonly failure: Failure;
}

/**
 * Is told of every failed call, whoever made it: toasts, the error log and sign-out hang on this. Cancelled calls pass
 * silently (ER-CANCELLED), so `failure.kind` is never `cancelled` here. A watcher that itself calls a service must not
 * do so because of that call's own failure.
 */
export interface HttpWatcher {
  failed(call: FailedCall): void;
}
