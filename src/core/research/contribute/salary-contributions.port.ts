import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { SalaryContribution } from './salary-contribution';

export interface SalaryContributions {
  /**
   * Idempotent by key. Fails with `unauthenticated`, and with `conflict` if the key was used for other content. Fails
   * with `invalid` and its fields for unknown items and pay that was reported this year, and (`salary_unusual`) for unconfirmed unusual pay.
   */
  readonly giveSalary: (
    input: SalaryContribution & ContributionMarks,
  ) => Promise<Result<{ readonly salaryId: string }, Failure>>;
}

export const SalaryContributionsPort: Key<SalaryContributions> = Symbol('SalaryContributions');
