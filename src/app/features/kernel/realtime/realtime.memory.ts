import { ContainerModule } from 'inversify';
import { MemoryOwnActEvents } from '@/adapters/memory/kernel/realtime/memory-own-act-events';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { OwnActEventsPort } from '@/core/kernel/realtime/own-acts.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MemoryRealtimeKey)
    .toResolvedValue(() => new MemoryRealtime())
    .inSingletonScope();
  bind(RealtimePort).toService(MemoryRealtimeKey);
  bind(OwnActEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryOwnActEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
