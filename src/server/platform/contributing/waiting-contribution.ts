import type { BenefitContribution } from '@/contract/generated/benefits';
import type { InterviewContribution } from '@/contract/generated/interviews';
import type { ReviewContribution } from '@/contract/generated/review';
import type { SalaryContribution } from '@/contract/generated/salary';
import type { TenureContribution } from '@/contract/generated/tenure';
import type { Viewer } from '@/server/contract/viewer';

export interface WaitingContributionBodies {
  readonly review: ReviewContribution;
  readonly salary: SalaryContribution;
  readonly interview: InterviewContribution;
  readonly benefits: BenefitContribution;
  readonly tenure: TenureContribution;
}

export type WaitingKind = keyof WaitingContributionBodies;

export type WaitingContribution<Kind extends WaitingKind = WaitingKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly key: string;
    readonly body: WaitingContributionBodies[Each];
  };
}[Kind];

export interface Contributor extends Pick<Viewer, 'personaRef' | 'userId'> {
  /** The request's network (`networkOf`). Absent for contributions stored after their company was accepted. */
  readonly network?: string;
  /** True for an invitation by the company. No row of a contribution contains it. */
  readonly isInvited?: boolean;
}

/** Stores a contribution of the kind. Throws `CompanyUnknown` last. */
export type StoreContribution<Kind extends WaitingKind> = (
  author: Contributor,
  key: string,
  body: WaitingContributionBodies[Kind],
) => Promise<string>;

export type ContributionWriters = { [Kind in WaitingKind]?: StoreContribution<Kind> };
