import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReports } from '@/adapters/memory/trust/reports/memory-reports';
import { wire } from '@/app/wire';
import { ReportsPort } from '@/core/trust/reports/reports.port';

export const adapters = wire((provide) => {
  provide(MemoryReports, [MemoryBrowserKey], ReportsPort);
});
