import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { OwnContribution } from './own-contribution';

/** Reads what the user contributed about companies. */
export interface OwnContributionList {
  /** Newest month first, 200 at most; deleted ones are left out. `unauthenticated` for a guest. */
  listOwnContributions(): Promise<Result<{ readonly items: readonly OwnContribution[] }, Failure>>;
}

/** Names the OwnContributionList port in the container. */
export const OwnContributionListPort: Key<OwnContributionList> = Symbol('OwnContributionList');
