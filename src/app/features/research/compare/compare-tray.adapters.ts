import { WindowStorageChanges } from '@/adapters/browser/window-storage-changes';
import { WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StorageChangesPort } from '@/core/kernel/common/storage-changes.port';

export const compareTrayAdapters = wire((provide) => {
  provide(WindowStorageChanges, [WindowKey], StorageChangesPort);
});
