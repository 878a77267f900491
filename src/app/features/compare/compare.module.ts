import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { StorageChangesPort } from '@/core/common/storage-changes.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { CompareTrayStore } from '@/stores/compare/compare-tray.store';
import { CompareTrayKey } from '@/stores/compare/keys';

export const compareModule = new ContainerModule(({ bind }) => {
  bind(CompareTrayKey)
    .toResolvedValue(
      (storage, changes, toasts) => new CompareTrayStore(storage, changes, toasts),
      [StoragePort, StorageChangesPort, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompareTrayKey);
});
