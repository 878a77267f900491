import { ContainerModule } from 'inversify';
import { MemoryReports } from '@/adapters/memory/reports/memory-reports';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ReportsPort } from '@/core/reports/reports.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReportsPort)
    .toResolvedValue((browser) => new MemoryReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
