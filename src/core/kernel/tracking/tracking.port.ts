import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { EventBatch, EventDevice, UsageEvent } from './event';

export interface Tracking {
  readonly recordUsage: (event: UsageEvent & { readonly deviceType: EventDevice }) => Promise<Result<null, Failure>>;
  readonly recordEvents: (batch: EventBatch & { readonly deviceType: EventDevice }) => Promise<Result<null, Failure>>;
}

export const TrackingPort: Key<Tracking> = Symbol('Tracking');
