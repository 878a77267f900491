import type { JobDetails } from '@/core/jobs/job';
import type { JobAlert } from '@/core/jobs/job-alert';
import { PerUser } from '../world/per-user';

/** The openings and alerts of a memory world. */
export class JobRecords {
  readonly all: Omit<JobDetails, 'isOld' | 'leavesOn' | 'usualPay'>[] = [];
  readonly alerts = new PerUser<{ all: readonly JobAlert[] }>(() => ({ all: [] }));
}
