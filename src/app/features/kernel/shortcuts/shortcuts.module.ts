import { ContainerModule } from 'inversify';
import { DocumentEarlyKeys } from '@/adapters/browser/document-early-keys';
import { WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { ShortcutsStore } from '@/stores/kernel/shortcuts/shortcuts.store';

export const shortcutsAdapters = new ContainerModule(({ bind }) => {
  bind(EarlyKeysPort)
    .toResolvedValue((window) => new DocumentEarlyKeys(window.document), [WindowKey])
    .inSingletonScope();
});

export const shortcutsModule = wire((provide) => {
  provide(ShortcutsStore, [StoragePort, EarlyKeysPort], ShortcutsKey);
});
