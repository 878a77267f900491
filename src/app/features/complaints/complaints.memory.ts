import { ContainerModule } from 'inversify';
import { MemoryComplaints } from '@/adapters/memory/complaints/memory-complaints';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ComplaintsPort } from '@/core/complaints/complaints.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ComplaintsPort)
    .toResolvedValue((browser) => new MemoryComplaints(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
