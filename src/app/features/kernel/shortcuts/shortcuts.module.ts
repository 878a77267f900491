import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { ShortcutsStore } from '@/stores/kernel/shortcuts/shortcuts.store';

export const shortcutsModule = new ContainerModule(({ bind }) => {
  bind(ShortcutsKey)
    .toResolvedValue((storage, early) => new ShortcutsStore(storage, early), [StoragePort, EarlyKeysPort])
    .inSingletonScope();
});
