import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { OwnContributions, WaitingCard } from './own-contribution';
import type { WithdrawnKind } from './own-contribution.rules';

export interface OwnContributionList {
  /**
   * Lists contributions, newest month first, 200 at most, without deleted ones. Fails with `unauthenticated` for a
   * guest.
   */
  readonly listOwnContributions: () => Promise<Result<OwnContributions, Failure>>;
}

export interface WaitingCardList {
  /**
   * Lists interviews, benefits and photos that only the viewer sees, in the order of publication. Fails with
   * `unauthenticated` for a guest, and `notFound` (`company_not_found`).
   */
  readonly listWaitingCards: (of: { readonly company: string }) => Promise<Result<readonly WaitingCard[], Failure>>;
}

export interface WithdrawnContribution {
  readonly kind: WithdrawnKind;
  readonly contributionId: string;
}

/**
 * Withdrawals of contributions. Idempotent. Both calls fail with `notFound` (`contribution_not_found`) for another
 * user's contribution, and for one that a moderator removed.
 */
export interface ContributionWithdrawals {
  readonly withdrawContribution: (named: WithdrawnContribution) => Promise<Result<null, Failure>>;
  /**
   * Restores a contribution within an hour. Fails with `conflict` (`contribution_told_again`) if the user has
   * contributed the same again.
   */
  readonly restoreContribution: (named: WithdrawnContribution) => Promise<Result<null, Failure>>;
}

export const OwnContributionListPort: Key<OwnContributionList> = Symbol('OwnContributionList');

export const WaitingCardListPort: Key<WaitingCardList> = Symbol('WaitingCardList');

export const ContributionWithdrawalsPort: Key<ContributionWithdrawals> = Symbol('ContributionWithdrawals');
