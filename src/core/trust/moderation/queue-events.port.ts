import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** Events of the queue, only while a moderator's realtime connection is open. */
export interface QueueEvents {
  /** Called when the queue has to be loaded again. */
  readonly onQueueChanged: (listener: () => void) => Cancel;
}

export const QueueEventsPort: Key<QueueEvents> = Symbol('QueueEvents');
