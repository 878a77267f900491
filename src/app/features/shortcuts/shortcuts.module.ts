import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { ShortcutsKey } from '@/stores/shortcuts/keys';
import { ShortcutsStore } from '@/stores/shortcuts/shortcuts.store';

export const shortcutsModule = new ContainerModule(({ bind }) => {
  bind(ShortcutsKey)
    .toResolvedValue((storage) => new ShortcutsStore(storage), [StoragePort])
    .inSingletonScope();
});
