import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryLogos } from '@/adapters/memory/trust/logos/memory-logos';
import { wire } from '@/app/wire';
import { LogosPort } from '@/core/trust/logos/logos.port';

export const adapters = wire((provide) => {
  provide(MemoryLogos, [MemoryBrowserKey], LogosPort);
});
