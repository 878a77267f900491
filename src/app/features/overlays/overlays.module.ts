import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { OverlaysKey } from '@/stores/shell/keys';
import { OverlayStore } from '@/stores/shell/overlay.store';

export const overlaysModule = new ContainerModule(({ bind }) => {
  bind(OverlaysKey)
    .toResolvedValue((storage, clock) => new OverlayStore(storage, clock), [StoragePort, ClockPort])
    .inSingletonScope();
});
