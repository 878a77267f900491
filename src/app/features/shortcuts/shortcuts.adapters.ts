import { ContainerModule } from 'inversify';
import { DocumentEarlyKeys } from '@/adapters/browser/document-early-keys';
import { EarlyKeysPort } from '@/core/shortcuts/early-keys.port';
import { WindowKey } from '../../app-keys';

/** The keys of the page. */
export const shortcutsAdapters = new ContainerModule(({ bind }) => {
  bind(EarlyKeysPort)
    .toResolvedValue((window) => new DocumentEarlyKeys(window.document), [WindowKey])
    .inSingletonScope();
});
