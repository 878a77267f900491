import type { Key } from '@/core/kernel/common/key';
import type { JobCheckStore } from './job-check.store';

export const JobCheckKey: Key<JobCheckStore> = Symbol('job-check/JobCheckStore');
