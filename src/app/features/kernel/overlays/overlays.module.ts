import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { OverlayStore } from '@/stores/kernel/shell/overlay.store';

export const overlaysModule = wire((provide) => {
  provide(OverlayStore, [StoragePort, ClockPort], OverlaysKey);
});
