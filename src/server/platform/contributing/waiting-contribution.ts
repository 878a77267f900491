import type { BenefitContribution } from '@/contract/generated/benefits';
import type { InterviewContribution } from '@/contract/generated/interviews';
import type { ReviewContribution } from '@/contract/generated/review';
import type { SalaryContribution } from '@/contract/generated/salary';
import type { TenureContribution } from '@/contract/generated/tenure';
import type { Viewer } from '@/server/contract/viewer';

/** The bodies of the contributions that can wait for a company, as they are sent. */
export interface WaitingBodies {
  readonly review: ReviewContribution;
  readonly salary: SalaryContribution;
  readonly interview: InterviewContribution;
  readonly benefits: BenefitContribution;
  readonly tenure: TenureContribution;
}

/** A kind of contribution that can wait for a company. */
export type WaitingKind = keyof WaitingBodies;

/** A contribution under the idempotency key of its author's request. */
export type WaitingContribution<Kind extends WaitingKind = WaitingKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly key: string; readonly body: WaitingBodies[Each] };
}[Kind];

/** Whoever contributes. */
export interface Contributor extends Pick<Viewer, 'personaRef' | 'userId'> {
  /** The network of the request (`networkOf`); none for what is stored after its company was accepted. */
  readonly network?: string;
  /** True if the request says that they came by an invitation of the company. No row of a contribution has it. */
  readonly isInvited?: boolean;
}

/** Stores a contribution and returns its id. Throws `CompanyUnknown` last. */
export type Giver<Kind extends WaitingKind> = (
  author: Contributor,
  key: string,
  body: WaitingBodies[Kind],
) => Promise<string>;

/** The givers of all kinds, as far as they are registered. */
export type Givers = { [Kind in WaitingKind]?: Giver<Kind> };
