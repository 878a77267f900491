import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryOperations } from '@/adapters/memory/trust/operations/memory-operations';
import { wire } from '@/app/wire';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';

export const adapters = wire((provide) => {
  provide(MemoryOperations, [MemoryBrowserKey], OperationsReadingPort);
});
