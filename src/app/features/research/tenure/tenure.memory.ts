import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { wire } from '@/app/wire';
import { TenurePort } from '@/core/research/tenure/tenure.port';

export const adapters = wire((provide) => {
  provide(MemoryTenureReports, [MemoryBrowserKey], TenurePort);
});
