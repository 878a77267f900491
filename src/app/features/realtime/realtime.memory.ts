import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryRealtime } from '@/adapters/memory/memory-realtime';
import { RealtimePort } from '@/core/shell/realtime-events.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(RealtimePort)
    .toResolvedValue((browser) => new MemoryRealtime(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
