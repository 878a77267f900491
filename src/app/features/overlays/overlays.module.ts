import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { OverlaysKey } from '@/stores/shell/keys';
import { OverlayStore } from '@/stores/shell/overlay.store';

export const overlaysModule = new ContainerModule(({ bind }) => {
  bind(OverlaysKey)
    .toResolvedValue((storage) => new OverlayStore(storage), [StoragePort])
    .inSingletonScope();
});
