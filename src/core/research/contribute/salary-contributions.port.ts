import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryContribution } from './salary-contribution';

/** Stores the user's own pay. */
export interface SalaryContributions {
  /**
   * Stores the pay once. `unauthenticated`; `conflict` if the key was used for another content; `invalid` at its fields for what the catalogue does
   * not know, for pay that was told already this year, and with `salary_unusual` for unusual pay that is not confirmed.
   */
  readonly giveSalary: (
    input: SalaryContribution & ContributionMarks,
  ) => Promise<Result<{ readonly salaryId: string }, Failure>>;
}

export const SalaryContributionsPort: Key<SalaryContributions> = Symbol('SalaryContributions');
