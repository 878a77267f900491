import { ContainerModule } from 'inversify';
import { MemoryPopups } from '@/adapters/memory/native-app/memory-popups';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { PopupsPort } from '@/core/native-app/popups.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PopupsPort)
    .toResolvedValue((browser) => new MemoryPopups(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
