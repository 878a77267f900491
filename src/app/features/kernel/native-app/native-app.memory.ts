import { ContainerModule } from 'inversify';
import { MemoryPopups } from '@/adapters/memory/kernel/native-app/memory-popups';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PopupsPort)
    .toResolvedValue((browser) => new MemoryPopups(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
