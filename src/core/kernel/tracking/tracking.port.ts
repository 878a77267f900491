import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { EventBatch, EventDevice, UsageEvent } from './event';

/** Counts events. Calls outlive the page that sends them. */
export interface Tracking {
  /** Counts one use of a page (TR-EVENT-CALL). */
  readonly recordUsage: (event: UsageEvent & { readonly deviceType: EventDevice }) => Promise<Result<null, Failure>>;
  /** Counts a batch of events (TR-BULK). */
  readonly recordEvents: (batch: EventBatch & { readonly deviceType: EventDevice }) => Promise<Result<null, Failure>>;
}

export const TrackingPort: Key<Tracking> = Symbol('Tracking');
