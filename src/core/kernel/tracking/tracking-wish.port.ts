import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** The browser's wish about tracking, and the end of a page. */
export interface TrackingWish {
  /** Returns whether the browser asks not to be tracked: "do not track", or global privacy control. */
  readonly isRefused: () => boolean;
  /** Calls the task whenever the page is left or hidden: it may never be shown again. */
  readonly onLeave: (task: () => void) => Cancel;
}

export const TrackingWishPort: Key<TrackingWish> = Symbol('TrackingWish');
