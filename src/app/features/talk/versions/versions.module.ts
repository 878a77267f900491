import { ContainerModule } from 'inversify';
import { VersionsApi } from '@/adapters/http/generated/feed/versions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { VersionsPort } from '@/core/talk/versions/versions.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { VersionsKey } from '@/stores/talk/versions/keys';
import { VersionsStore } from '@/stores/talk/versions/versions.store';

export const versionsAdapters = wire((provide) => {
  provide(VersionsApi, [HttpClientKey], VersionsPort);
});

export const versionsModule = new ContainerModule(({ bind }) => {
  bind(VersionsKey)
    .toResolvedValue(
      (versions, toasts, scheduler) => new VersionsStore(versions, toasts, new RetryingWrites(scheduler, toasts)),
      [VersionsPort, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(VersionsKey);
});
