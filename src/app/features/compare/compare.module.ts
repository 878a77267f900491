import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { CompareTrayStore } from '@/stores/compare/compare-tray.store';
import { CompareTrayKey } from '@/stores/compare/keys';

export const compareModule = new ContainerModule(({ bind }) => {
  bind(CompareTrayKey)
    .toResolvedValue((storage, toasts) => new CompareTrayStore(storage, toasts), [StoragePort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(CompareTrayKey);
});
