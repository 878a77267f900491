import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { TenurePort } from '@/core/research/tenure/tenure.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(TenurePort)
    .toResolvedValue((browser) => new MemoryTenureReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
