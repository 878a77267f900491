import { ContainerModule } from 'inversify';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/memory-realtime';
import { RealtimePort } from '@/core/realtime/realtime.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MemoryRealtimeKey)
    .toResolvedValue(() => new MemoryRealtime())
    .inSingletonScope();
  bind(RealtimePort).toService(MemoryRealtimeKey);
});
