import { ContainerModule } from 'inversify';
import { SocketQueueEvents } from '@/adapters/realtime/socket-queue-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';

/** Events of the queue of moderators over the wire. */
export const moderationAdapters = new ContainerModule(({ bind }) => {
  bind(QueueEventsPort)
    .toResolvedValue((realtime) => new SocketQueueEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
