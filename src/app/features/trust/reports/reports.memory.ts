import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReports } from '@/adapters/memory/trust/reports/memory-reports';
import { ReportsPort } from '@/core/trust/reports/reports.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReportsPort)
    .toResolvedValue((browser) => new MemoryReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
