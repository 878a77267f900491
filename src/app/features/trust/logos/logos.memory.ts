import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryLogos } from '@/adapters/memory/trust/logos/memory-logos';
import { LogosPort } from '@/core/trust/logos/logos.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LogosPort)
    .toResolvedValue((browser) => new MemoryLogos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
