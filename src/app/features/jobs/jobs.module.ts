import { ContainerModule } from 'inversify';
import { JobsPort } from '@/core/jobs/jobs.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { JobStore } from '@/stores/jobs/job.store';
import { JobAlertsStore } from '@/stores/jobs/job-alerts.store';
import { JobsStore } from '@/stores/jobs/jobs.store';
import { JobAlertsKey, JobKey, JobsKey } from '@/stores/jobs/keys';

export const jobsModule = new ContainerModule(({ bind }) => {
  bind(JobsKey)
    .toResolvedValue((jobs) => new JobsStore(jobs), [JobsPort])
    .inSingletonScope();
  bind(JobKey)
    .toResolvedValue((jobs) => new JobStore(jobs), [JobsPort])
    .inSingletonScope();
  bind(JobAlertsKey)
    .toResolvedValue((jobs, toasts) => new JobAlertsStore(jobs, toasts), [JobsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(JobAlertsKey);
});
