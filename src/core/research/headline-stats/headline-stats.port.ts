import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryReading } from '../salaries/salary-reading.port';
import type { HeadlineStats } from './headline-stats';

export interface HeadlineStatsReading {
  readonly getHeadlineStats: () => Promise<Result<HeadlineStats, Failure>>;
}

export const HeadlineStatsPort: Key<HeadlineStatsReading> = Symbol('HeadlineStatsReading');

export const HeadlineSalariesPort: Key<SalaryReading> = Symbol('HeadlineSalaries');
