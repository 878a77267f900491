import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryComplaints } from '@/adapters/memory/trust/complaints/memory-complaints';
import { wire } from '@/app/wire';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';

export const adapters = wire((provide) => {
  provide(MemoryComplaints, [MemoryBrowserKey], ComplaintsPort);
});
