import type { Key } from '@/core/kernel/common/key';
import type { HeadlineStatsStore } from './headline-stats.store';
import type { SalaryLineStore } from './salary-line.store';

export const HeadlineStatsKey: Key<HeadlineStatsStore> = Symbol('headline-stats/HeadlineStatsStore');

export const SalaryLineKey: Key<SalaryLineStore> = Symbol('headline-stats/SalaryLineStore');
