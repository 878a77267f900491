import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ReportsPort } from '@/core/reports/reports.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ReportsKey } from '@/stores/reports/keys';
import { ReportsStore } from '@/stores/reports/reports.store';
import { AccessKey, SessionKey } from '@/stores/session/keys';
import { PostMenuPartKey } from '@/views/posting/post-menu-actions';
import { complainPostAction, reportPostAction } from '@/views/reports/report-post-action';

export const reportsModule = new ContainerModule(({ bind }) => {
  bind(ReportsKey)
    .toResolvedValue(
      (reports, toasts, access, storage, session, scheduler) =>
        new ReportsStore(reports, toasts, access, { storage, session, sure: new SureWrites(scheduler, toasts) }),
      [ReportsPort, ToastsPort, AccessKey, StoragePort, SessionKey, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ReportsKey);
  bind(PostMenuPartKey)
    .toResolvedValue((reports) => [reportPostAction(reports), complainPostAction], [ReportsKey])
    .inSingletonScope();
});
