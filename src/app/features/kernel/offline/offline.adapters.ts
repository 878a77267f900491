import { ContainerModule } from 'inversify';
import { BrowserKeptPages } from '@/adapters/browser/browser-kept-pages';
import { WindowConnection } from '@/adapters/browser/window-connection';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { ConnectionPort } from '@/core/kernel/offline/connection.port';
import { KeptPagesPort } from '@/core/kernel/offline/kept-pages.port';

export const offlineAdapters = new ContainerModule(({ bind }) => {
  bind(KeptPagesPort)
    .toResolvedValue(
      (clock) =>
        new BrowserKeptPages(
          () => window,
          () => clock.now(),
        ),
      [ClockPort],
    )
    .inSingletonScope();
  bind(ConnectionPort)
    .toDynamicValue(() => new WindowConnection(() => window))
    .inSingletonScope();
});
