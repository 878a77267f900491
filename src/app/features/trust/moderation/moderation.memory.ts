import { ContainerModule } from 'inversify';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryQueueEvents } from '@/adapters/memory/trust/moderation/memory-queue-events';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(QueueEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryQueueEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
