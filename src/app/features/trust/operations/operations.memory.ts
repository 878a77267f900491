import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryOperations } from '@/adapters/memory/trust/operations/memory-operations';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OperationsReadingPort)
    .toResolvedValue((browser) => new MemoryOperations(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
