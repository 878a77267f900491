import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { QueueEvents } from '@/core/trust/moderation/queue-events.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketQueueEvents implements QueueEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onQueueChanged(listener: () => void): Cancel {
    return this.#realtime.on('queueChanged', listener);
  }
}
