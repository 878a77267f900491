import { WindowStorageChanges } from '@/adapters/browser/window-storage-changes';
import { WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { StorageChangesPort } from '@/core/kernel/common/storage-changes.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompareTrayStore } from '@/stores/research/compare/compare-tray.store';
import { CompareTrayKey } from '@/stores/research/compare/keys';

export const compareTrayAdapters = wire((provide) => {
  provide(WindowStorageChanges, [WindowKey], StorageChangesPort);
});

export const compareModule = wire((provide, bind) => {
  provide(CompareTrayStore, [StoragePort, StorageChangesPort, ToastsPort], CompareTrayKey);
  bind(PersonalKey).toService(CompareTrayKey);
});
