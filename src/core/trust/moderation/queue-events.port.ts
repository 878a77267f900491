import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** Events of the queue while the realtime connection of a moderator is open; nobody else gets any. */
export interface QueueEvents {
  /** A case is new, or changed for another moderator: the queue has to be loaded again. */
  readonly onQueueChanged: (listener: () => void) => Cancel;
}

export const QueueEventsPort: Key<QueueEvents> = Symbol('QueueEvents');
