import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryComparing } from '@/adapters/memory/memory-comparing';
import { MemoryStorageChanges } from '@/adapters/memory/memory-storage-changes';
import { StorageChangesPort } from '@/core/common/storage-changes.port';
import { ComparingPort } from '@/core/compare/comparison.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(StorageChangesPort)
    .toResolvedValue((browser) => new MemoryStorageChanges(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ComparingPort)
    .toResolvedValue((browser) => new MemoryComparing(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
