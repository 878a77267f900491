import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { JobDetails, JobPage } from './job';
import type { JobAlert, JobAlertDraft } from './job-alert';
import type { JobFilter, JobFilterParameters, JobSort } from './job-filters';

/** Reads openings, and keeps the user's alerts. */
export interface Jobs {
  /** One page of the openings that pass all filters; empty past the last one. */
  readonly listJobs: (
    wanted: JobFilterParameters & { readonly sort?: JobSort; readonly page?: number; readonly limit?: number },
  ) => Promise<Result<JobPage, Failure>>;
  /** The options of each filter, each with the number of openings that it would leave. */
  readonly listJobFilters: (wanted: JobFilterParameters) => Promise<Result<readonly JobFilter[], Failure>>;
  /** One opening: `notFound` (`job_not_found`), and `job_gone` once it has left the lists. */
  readonly getJob: (job: { readonly jobId: string }) => Promise<Result<JobDetails, Failure>>;
  /** The user's alerts, newest first. */
  readonly listJobAlerts: () => Promise<Result<readonly JobAlert[], Failure>>;
  /**
   * Creates an alert; one that asks for the same as an earlier one is that one. `invalid` (field `preferences.location`) for places that do
   * not exist; `conflict` (`alerts_full`, `profile_changed`).
   */
  readonly createJobAlert: (given: JobAlertDraft) => Promise<Result<JobAlert, Failure>>;
  /** Deletes an alert: `notFound` (`alert_not_found`) if the user has none such. */
  readonly deleteJobAlert: (alert: { readonly alertId: string }) => Promise<Result<null, Failure>>;
}

export const JobsPort: Key<Jobs> = Symbol('Jobs');
