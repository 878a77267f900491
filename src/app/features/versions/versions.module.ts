import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { VersionsPort } from '@/core/versions/versions.port';
import { PersonalKey } from '@/stores/common/personal';
import { VersionsKey } from '@/stores/versions/keys';
import { VersionsStore } from '@/stores/versions/versions.store';

export const versionsModule = new ContainerModule(({ bind }) => {
  bind(VersionsKey)
    .toResolvedValue(
      (versions, toasts, scheduler) => new VersionsStore(versions, toasts, new SureWrites(scheduler, toasts)),
      [VersionsPort, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(VersionsKey);
});
