import type { SalaryReport } from './salary';
import type { SalaryScope } from './salary-reading.port';

export const SALARY_SCOPE_FIELDS = ['company', 'jobProfile', 'location', 'experience', 'employment'] as const;

export type SalaryScopeField = (typeof SALARY_SCOPE_FIELDS)[number];

export interface NearPay {
  readonly scope: SalaryScope;
  readonly report: SalaryReport;
  readonly dropped: readonly SalaryScopeField[];
}
