import { ContainerModule } from 'inversify';
import { MemoryOwnActEvents } from '@/adapters/memory/realtime/memory-own-act-events';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';

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
