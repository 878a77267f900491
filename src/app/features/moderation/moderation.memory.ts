import { ContainerModule } from 'inversify';
import { MemoryCases } from '@/adapters/memory/moderation/memory-cases';
import { MemoryQueueEvents } from '@/adapters/memory/moderation/memory-queue-events';
import { MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CasesPort } from '@/core/moderation/cases.port';
import { QueueEventsPort } from '@/core/moderation/queue-events.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((browser) => new MemoryCases(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(QueueEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryQueueEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
