import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { JobDetails } from '@/core/research/jobs/job';
import type { JobAlert } from '@/core/research/jobs/job-alert';

/** The openings and alerts of a memory world. */
export class JobRecords {
  readonly all: Omit<JobDetails, 'isOld' | 'leavesOn' | 'usualPay'>[] = [];
  readonly alerts = new PerUser<{ all: readonly JobAlert[] }>(() => ({ all: [] }));
}
