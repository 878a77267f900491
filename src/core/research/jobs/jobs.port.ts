import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { JobDetails, JobPage } from './job';
import type { JobAlert, JobAlertDraft } from './job-alert';
import type { JobFilter, JobFilterParameters, JobSort } from './job-filters';

export interface Jobs {
  /** Returns an empty list past the last page. */
  readonly listJobs: (
    wanted: JobFilterParameters & { readonly sort?: JobSort; readonly page?: number; readonly limit?: number },
  ) => Promise<Result<JobPage, Failure>>;
  readonly listJobFilters: (wanted: JobFilterParameters) => Promise<Result<readonly JobFilter[], Failure>>;
  /** Fails with `notFound` (`job_not_found`), and with `job_gone` once the opening is delisted. */
  readonly getJob: (job: { readonly jobId: string }) => Promise<Result<JobDetails, Failure>>;
  readonly listJobAlerts: () => Promise<Result<readonly JobAlert[], Failure>>;
  /**
   * Idempotent for the same alert. Fails with `invalid` (field `preferences.location`) for unknown places, and
   * `conflict` (`alerts_full`, `profile_changed`).
   */
  readonly createJobAlert: (given: JobAlertDraft) => Promise<Result<JobAlert, Failure>>;
  /** Fails with `notFound` (`alert_not_found`) if the user has no such alert. */
  readonly deleteJobAlert: (alert: { readonly alertId: string }) => Promise<Result<null, Failure>>;
}

export const JobsPort: Key<Jobs> = Symbol('Jobs');
