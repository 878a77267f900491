import type { Key } from '@/core/kernel/common/key';
import type { HeadlineStatsStore } from './headline-stats.store';
import type { OwnSalaryStore } from './own-salary.store';
import type { SalaryLineStore } from './salary-line.store';

export const HeadlineStatsKey: Key<HeadlineStatsStore> = Symbol('headline-stats/HeadlineStatsStore');

export const OwnSalaryKey: Key<OwnSalaryStore> = Symbol('headline-stats/OwnSalaryStore');

export const SalaryLineKey: Key<SalaryLineStore> = Symbol('headline-stats/SalaryLineStore');
