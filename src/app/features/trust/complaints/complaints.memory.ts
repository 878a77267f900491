import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryComplaints } from '@/adapters/memory/trust/complaints/memory-complaints';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ComplaintsPort)
    .toResolvedValue((browser) => new MemoryComplaints(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
