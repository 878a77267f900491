import type { SalaryReport } from './salary';
import type { SalaryScope } from './salary-reading.port';

export const SALARY_LIMITS = ['company', 'jobProfile', 'location', 'experience', 'employment'] as const;

export type SalaryLimit = (typeof SALARY_LIMITS)[number];

export interface NearPay {
  readonly scope: SalaryScope;
  readonly report: SalaryReport;
  readonly dropped: readonly SalaryLimit[];
}
