import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ContributionPopup } from './contribution-popup.rules';

export interface ContributionPopups {
  /** Fails with `unauthenticated` for a guest. */
  readonly getContributionPopup: () => Promise<Result<ContributionPopup, Failure>>;
}

export const ContributionPopupsPort: Key<ContributionPopups> = Symbol('ContributionPopups');
