import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';

export interface BenefitContribution {
  readonly companyName: string;
  readonly newCompany?: NewCompany;
  readonly codes: readonly string[];
  readonly text: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly isCurrent: boolean;
}

export interface BenefitContributions {
  /**
   * Fails with `invalid` for a second report of a company (`benefits_given_already`) or unknown items, with `tooMany`,
   * and with `unauthenticated` for a guest.
   */
  readonly giveBenefits: (
    input: BenefitContribution & ContributionMarks,
  ) => Promise<Result<{ readonly reportId: string }, Failure>>;
}

export const BenefitContributionsPort: Key<BenefitContributions> = Symbol('BenefitContributions');
