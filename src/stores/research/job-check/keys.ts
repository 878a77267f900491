import type { Key } from '@/core/kernel/common/key';
import type { JobCheckStore } from './job-check.store';

/** The store of this feature, by a key that pulls no code. */
export const JobCheckKey: Key<JobCheckStore> = Symbol('job-check/JobCheckStore');
