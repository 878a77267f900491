import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { EarlyKeysPort } from '@/core/shortcuts/early-keys.port';
import { ShortcutsKey } from '@/stores/shortcuts/keys';
import { ShortcutsStore } from '@/stores/shortcuts/shortcuts.store';

export const shortcutsModule = new ContainerModule(({ bind }) => {
  bind(ShortcutsKey)
    .toResolvedValue((storage, early) => new ShortcutsStore(storage, early), [StoragePort, EarlyKeysPort])
    .inSingletonScope();
});
