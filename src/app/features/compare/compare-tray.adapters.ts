import { ContainerModule } from 'inversify';
import { WindowStorageChanges } from '@/adapters/browser/window-storage-changes';
import { StorageChangesPort } from '@/core/common/storage-changes.port';
import { WindowKey } from '../../app-keys';

/** The tray follows what other tabs choose. */
export const compareTrayAdapters = new ContainerModule(({ bind }) => {
  bind(StorageChangesPort)
    .toResolvedValue((window) => new WindowStorageChanges(window), [WindowKey])
    .inSingletonScope();
});
