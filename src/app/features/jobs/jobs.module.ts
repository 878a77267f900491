import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { JobsPort } from '@/core/jobs/jobs.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { AlertTitles } from '@/stores/jobs/alert-titles';
import { JobStore } from '@/stores/jobs/job.store';
import { JobAlertsStore } from '@/stores/jobs/job-alerts.store';
import { JobsStore } from '@/stores/jobs/jobs.store';
import { JobAlertsKey, JobKey, JobsKey } from '@/stores/jobs/keys';
import { SessionKey } from '@/stores/session/keys';

export const jobsModule = new ContainerModule(({ bind }) => {
  bind(JobsKey)
    .toResolvedValue((jobs) => new JobsStore(jobs), [JobsPort])
    .inSingletonScope();
  bind(JobKey)
    .toResolvedValue((jobs) => new JobStore(jobs), [JobsPort])
    .inSingletonScope();
  bind(JobAlertsKey)
    .toResolvedValue(
      (jobs, toasts, storage, session, clock) =>
        new JobAlertsStore(jobs, toasts, new AlertTitles(storage, session, clock)),
      [JobsPort, ToastsPort, StoragePort, SessionKey, ClockPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(JobAlertsKey);
});
