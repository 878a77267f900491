import { ContainerModule } from 'inversify';
import { BrowserKeptPages } from '@/adapters/browser/browser-kept-pages';
import { WindowConnection } from '@/adapters/browser/window-connection';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { ConnectionPort } from '@/core/kernel/offline/connection.port';
import { KeptPagesPort } from '@/core/kernel/offline/kept-pages.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OfflineKey } from '@/stores/kernel/offline/keys';
import { OfflineStore } from '@/stores/kernel/offline/offline.store';
import { ErrorReporterKey } from '@/stores/kernel/shell/keys';

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

export const offlineModule = new ContainerModule(({ bind }) => {
  bind(OfflineKey)
    .toDynamicValue(
      ({ get }) =>
        new OfflineStore(
          {
            connection: get(ConnectionPort),
            kept: get(KeptPagesPort),
            places: { storage: get(StoragePort), tab: get(TabStoragePort) },
            device: get(DevicePort),
            clock: get(ClockPort),
            scheduler: get(SchedulerPort),
            reporter: get(ErrorReporterKey),
          },
          get(SessionKey),
          get(NavigationKey),
        ),
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OfflineKey);
});
