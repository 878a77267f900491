import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { OwnContributions, WaitingCard } from './own-contribution';
import type { WithdrawnKind } from './own-contribution.rules';

/** Reads what the user contributed about companies. */
export interface OwnContributionList {
  /** Newest month first, 200 at most; deleted ones are left out. `unauthenticated` for a guest. */
  readonly listOwnContributions: () => Promise<Result<OwnContributions, Failure>>;
}

/** Reads the cards of a company that its viewer alone sees. */
export interface WaitingCardList {
  /** Interviews, benefits and photos, the one that others see first at the top. `unauthenticated` for a guest, `notFound` (`company_not_found`) for no company. */
  readonly listWaitingCards: (of: { readonly company: string }) => Promise<Result<readonly WaitingCard[], Failure>>;
}

/** Names a contribution that its author takes away. */
export interface WithdrawnContribution {
  readonly kind: WithdrawnKind;
  readonly contributionId: string;
}

/** Takes what the user told of a company away. Both fail with `notFound` (`contribution_not_found`) for what is not theirs, or was taken off by a moderator; again they change nothing. */
export interface ContributionWithdrawals {
  readonly withdrawContribution: (named: WithdrawnContribution) => Promise<Result<null, Failure>>;
  /** For an hour. Fails with `conflict` (`contribution_told_again`) if the user has told the same again. */
  readonly restoreContribution: (named: WithdrawnContribution) => Promise<Result<null, Failure>>;
}

export const OwnContributionListPort: Key<OwnContributionList> = Symbol('OwnContributionList');

export const WaitingCardListPort: Key<WaitingCardList> = Symbol('WaitingCardList');

export const ContributionWithdrawalsPort: Key<ContributionWithdrawals> = Symbol('ContributionWithdrawals');
