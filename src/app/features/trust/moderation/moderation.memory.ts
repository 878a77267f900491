import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryQueueEvents } from '@/adapters/memory/trust/moderation/memory-queue-events';
import { wire } from '@/app/wire';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';

export const adapters = wire((provide) => {
  provide(MemoryQueueEvents, [MemoryRealtimeKey, MemoryBrowserKey], QueueEventsPort);
});
