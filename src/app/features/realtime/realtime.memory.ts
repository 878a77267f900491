import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryOwnActEvents } from '@/adapters/memory/memory-own-act-events';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/memory-realtime';
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
