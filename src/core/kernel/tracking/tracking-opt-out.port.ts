import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

export interface TrackingOptOut {
  /** Returns true for "Do not track" or global privacy control. */
  readonly isRefused: () => boolean;
  /** Called also when the page is hidden, since it may never be shown again. */
  readonly onLeave: (task: () => void) => Cancel;
}

export const TrackingOptOutPort: Key<TrackingOptOut> = Symbol('TrackingOptOut');
