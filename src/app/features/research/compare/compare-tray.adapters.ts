import { ContainerModule } from 'inversify';
import { WindowStorageChanges } from '@/adapters/browser/window-storage-changes';
import { WindowKey } from '@/app/app-keys';
import { StorageChangesPort } from '@/core/kernel/common/storage-changes.port';

/** The tray follows what other tabs choose. */
export const compareTrayAdapters = new ContainerModule(({ bind }) => {
  bind(StorageChangesPort)
    .toResolvedValue((window) => new WindowStorageChanges(window), [WindowKey])
    .inSingletonScope();
});
