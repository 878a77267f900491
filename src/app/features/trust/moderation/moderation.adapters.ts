import { SocketQueueEvents } from '@/adapters/realtime/socket-queue-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { wire } from '@/app/wire';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';

export const moderationAdapters = wire((provide) => {
  provide(SocketQueueEvents, [SocketRealtimeKey], QueueEventsPort);
});
