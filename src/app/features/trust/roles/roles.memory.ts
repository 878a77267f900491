import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCases } from '@/adapters/memory/trust/moderation/memory-cases';
import { wire } from '@/app/wire';
import { CasesPort } from '@/core/trust/moderation/cases.port';

export const adapters = wire((provide) => {
  provide(MemoryCases, [MemoryBrowserKey], CasesPort);
});
