import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { ConnectionPort } from '@/core/offline/connection.port';
import { KeptPagesPort } from '@/core/offline/kept-pages.port';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { OfflineKey } from '@/stores/offline/keys';
import { OfflineStore } from '@/stores/offline/offline.store';
import { SessionKey } from '@/stores/session/keys';
import { ErrorReporterKey } from '@/stores/shell/keys';

export const offlineModule = new ContainerModule(({ bind }) => {
  bind(OfflineKey)
    .toResolvedValue(
      (connection, kept, storage, device, clock, scheduler, reporter, session, navigation) =>
        new OfflineStore({ connection, kept, storage, device, clock, scheduler, reporter }, session, navigation),
      [
        ConnectionPort,
        KeptPagesPort,
        StoragePort,
        DevicePort,
        ClockPort,
        SchedulerPort,
        ErrorReporterKey,
        SessionKey,
        NavigationKey,
      ],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OfflineKey);
});
