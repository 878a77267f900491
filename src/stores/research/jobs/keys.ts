import type { Key } from '@/core/kernel/common/key';
import type { JobStore } from './job.store';
import type { JobAlertsStore } from './job-alerts.store';
import type { JobsStore } from './jobs.store';

export const JobsKey: Key<JobsStore> = Symbol('jobs/JobsStore');
export const JobKey: Key<JobStore> = Symbol('jobs/JobStore');
export const JobAlertsKey: Key<JobAlertsStore> = Symbol('jobs/JobAlertsStore');
