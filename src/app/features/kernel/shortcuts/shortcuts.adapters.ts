import { ContainerModule } from 'inversify';
import { DocumentEarlyKeys } from '@/adapters/browser/document-early-keys';
import { WindowKey } from '@/app/app-keys';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';

export const shortcutsAdapters = new ContainerModule(({ bind }) => {
  bind(EarlyKeysPort)
    .toResolvedValue((window) => new DocumentEarlyKeys(window.document), [WindowKey])
    .inSingletonScope();
});
