import { ContainerModule } from 'inversify';
import { ReportsApi } from '@/adapters/http/generated/feed/reports';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { ReportsStore } from '@/stores/trust/reports/reports.store';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';
import { complainPostAction, reportPostAction } from '@/views/trust/reports/report-post-action';

export const reportsAdapters = wire((provide) => {
  provide(ReportsApi, [HttpClientKey], ReportsPort);
});

export const reportsModule = new ContainerModule(({ bind }) => {
  bind(ReportsKey)
    .toResolvedValue(
      (reports, toasts, access, storage, session, scheduler) =>
        new ReportsStore(reports, toasts, access, { storage, session, sure: new RetryingWrites(scheduler, toasts) }),
      [ReportsPort, ToastsPort, AccessKey, StoragePort, SessionKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ReportsKey);
  bind(PostMenuPartKey)
    .toResolvedValue((reports) => [reportPostAction(reports), complainPostAction], [ReportsKey])
    .inSingletonScope();
});
