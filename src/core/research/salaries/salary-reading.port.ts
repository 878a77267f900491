import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryGroupPage, SalaryListBy, SalaryReport } from './salary';

/** The limits of a report or a list, each by its name in addresses. */
export interface SalaryScope {
  readonly company?: string;
  readonly jobProfile?: string;
  readonly location?: string;
  /** One of EXPERIENCE_BANDS; another text is left out. */
  readonly experience?: string;
  /** One of EMPLOYMENT_TYPES; another text is left out, and full-time work is taken. */
  readonly employment?: string;
}

/** A page of the list by company (of one job profile or of all), by job profile (of one company or of all) or by industry (of all). */
export interface SalaryListQuery extends SalaryScope {
  readonly by: SalaryListBy;
  /** From 1 on. */
  readonly page?: number;
  /** 30 at most. */
  readonly limit?: number;
}

/** Figures over reported salaries. `notFound` if no company or job profile has the name. */
export interface SalaryReading {
  readonly listSalaries: (wanted: SalaryListQuery) => Promise<Result<SalaryGroupPage, Failure>>;
  /** Needs a company or a job profile. */
  readonly getSalaryReport: (wanted: SalaryScope) => Promise<Result<SalaryReport, Failure>>;
}

export const SalaryReadingPort: Key<SalaryReading> = Symbol('SalaryReading');
