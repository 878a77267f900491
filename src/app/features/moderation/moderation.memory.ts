import { ContainerModule } from 'inversify';
import { MemoryQueueEvents } from '@/adapters/memory/moderation/memory-queue-events';
import { MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { QueueEventsPort } from '@/core/moderation/queue-events.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(QueueEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryQueueEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
