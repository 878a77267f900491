import { ContainerModule } from 'inversify';
import { MemoryLogos } from '@/adapters/memory/logos/memory-logos';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { LogosPort } from '@/core/logos/logos.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LogosPort)
    .toResolvedValue((browser) => new MemoryLogos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
