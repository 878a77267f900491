import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { OverlayStore } from '@/stores/kernel/shell/overlay.store';

export const overlaysModule = new ContainerModule(({ bind }) => {
  bind(OverlaysKey)
    .toResolvedValue((storage, clock) => new OverlayStore(storage, clock), [StoragePort, ClockPort])
    .inSingletonScope();
});
