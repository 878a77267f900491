import { JobsApi } from '@/adapters/http/generated/jobs/jobs';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { JobsPort } from '@/core/research/jobs/jobs.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { AlertTitles } from '@/stores/research/jobs/alert-titles';
import { JobStore } from '@/stores/research/jobs/job.store';
import { JobAlertsStore } from '@/stores/research/jobs/job-alerts.store';
import { JobsStore } from '@/stores/research/jobs/jobs.store';
import { JobAlertsKey, JobKey, JobsKey } from '@/stores/research/jobs/keys';

export const jobsAdapters = wire((provide) => {
  provide(JobsApi, [HttpClientKey], JobsPort);
});

export const jobsModule = wire((provide, bind) => {
  provide(JobsStore, [JobsPort], JobsKey);
  provide(JobStore, [JobsPort], JobKey);
  bind(JobAlertsKey)
    .toResolvedValue(
      (jobs, toasts, storage, session, clock) =>
        new JobAlertsStore(jobs, toasts, new AlertTitles(storage, session, clock)),
      [JobsPort, ToastsPort, StoragePort, SessionKey, ClockPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(JobAlertsKey);
});
