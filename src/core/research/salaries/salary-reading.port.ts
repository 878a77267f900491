import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryGroupPage, SalaryListBy, SalaryReport } from './salary';

export interface SalaryScope {
  readonly company?: string;
  readonly jobProfile?: string;
  readonly location?: string;
  /** One of EXPERIENCE_BANDS; other text is ignored. */
  readonly experience?: string;
  /** One of EMPLOYMENT_TYPES; full-time by default. */
  readonly employment?: string;
}

export interface SalaryListQuery extends SalaryScope {
  readonly by: SalaryListBy;
  readonly page?: number;
  readonly limit?: number;
}

/** `notFound` if no company or job profile has the name. */
export interface SalaryReading {
  readonly listSalaries: (wanted: SalaryListQuery) => Promise<Result<SalaryGroupPage, Failure>>;
  /** Needs a company or a job profile. */
  readonly getSalaryReport: (wanted: SalaryScope) => Promise<Result<SalaryReport, Failure>>;
}

export const SalaryReadingPort: Key<SalaryReading> = Symbol('SalaryReading');
