import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryGroupPage, SalaryListBy, SalaryReport } from './salary';

export interface SalaryScope {
  readonly company?: string;
  readonly jobProfile?: string;
  readonly location?: string;
  /** One of EXPERIENCE_BANDS. Other text is ignored. */
  readonly experience?: string;
  /** One of EMPLOYMENT_TYPES. Full-time by default. */
  readonly employment?: string;
}

export interface SalaryListQuery extends SalaryScope {
  readonly by: SalaryListBy;
  readonly page?: number;
  readonly limit?: number;
}

/** Salary figures. Calls fail with `notFound` if no company or job profile has the name. */
export interface SalaryReading {
  readonly listSalaries: (wanted: SalaryListQuery) => Promise<Result<SalaryGroupPage, Failure>>;
  /** Returns a report. Needs a company or a job profile. */
  readonly getSalaryReport: (wanted: SalaryScope) => Promise<Result<SalaryReport, Failure>>;
}

export const SalaryReadingPort: Key<SalaryReading> = Symbol('SalaryReading');
