import { ContainerModule } from 'inversify';
import { MemoryOperations } from '@/adapters/memory/operations/memory-operations';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { OperationsReadingPort } from '@/core/operations/operations.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OperationsReadingPort)
    .toResolvedValue((browser) => new MemoryOperations(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
