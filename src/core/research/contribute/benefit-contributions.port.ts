import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';

/** The benefits of one company as a user reports them; company and city are names of the catalogue. */
export interface BenefitContribution {
  readonly companyName: string;
  /** More of a company that the catalogue does not have. A moderator decides about it first; the rest waits. */
  readonly newCompany?: NewCompany;
  /** Codes of the catalogue; at least one. */
  readonly codes: readonly string[];
  readonly text: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly isCurrent: boolean;
}

/** Writes the user's own reports of benefits. */
export interface BenefitContributions {
  /**
   * `invalid` for a second one of a company (`benefits_given_already`) and for what the catalogue does not have, `tooMany`, `unauthenticated`
   * for a guest.
   */
  readonly giveBenefits: (
    input: BenefitContribution & ContributionMarks,
  ) => Promise<Result<{ readonly reportId: string }, Failure>>;
}

export const BenefitContributionsPort: Key<BenefitContributions> = Symbol('BenefitContributions');
