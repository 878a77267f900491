import type { SalaryReport } from './salary';
import type { SalaryScope } from './salary-reading.port';

/** The limits of a figure of pay, in the order of their names. */
export const SALARY_LIMITS = ['company', 'jobProfile', 'location', 'experience', 'employment'] as const;

export type SalaryLimit = (typeof SALARY_LIMITS)[number];

/** A figure near one that is withheld. */
export interface NearPay {
  readonly scope: SalaryScope;
  readonly report: SalaryReport;
  readonly dropped: readonly SalaryLimit[];
}
