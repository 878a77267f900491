import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryReports } from '@/adapters/memory/memory-reports';
import { ReportsPort } from '@/core/reports/reports.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReportsPort)
    .toResolvedValue((browser) => new MemoryReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
