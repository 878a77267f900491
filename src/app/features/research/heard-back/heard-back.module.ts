import { ContainerModule } from 'inversify';
import { HeardBackApi } from '@/adapters/http/generated/jobs/heard-back';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ApplicationsStore } from '@/stores/research/heard-back/applications.store';
import { GuestApplications } from '@/stores/research/heard-back/guest-applications';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';

export const heardBackAdapters = wire((provide) => {
  provide(HeardBackApi, [HttpClientKey], ApplicationsPort);
});

export const heardBackModule = new ContainerModule(({ bind }) => {
  bind(ApplicationsKey)
    .toResolvedValue(
      (applications, scheduler, toasts, session, storage, clock, ids) =>
        new ApplicationsStore({
          applications,
          sure: new RetryingWrites(scheduler, toasts),
          toasts,
          session,
          guest: new GuestApplications(storage, clock, ids),
        }),
      [ApplicationsPort, SchedulerPort, ToastsPort, SessionKey, StoragePort, ClockPort, IdsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ApplicationsKey);
});
