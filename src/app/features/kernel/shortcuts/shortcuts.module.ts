import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { ShortcutsStore } from '@/stores/kernel/shortcuts/shortcuts.store';

export const shortcutsModule = wire((provide) => {
  provide(ShortcutsStore, [StoragePort, EarlyKeysPort], ShortcutsKey);
});
