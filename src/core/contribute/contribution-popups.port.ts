import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { ContributionPopup } from './contribution-popup.rules';

/** Reads what the user is asked to contribute. */
export interface ContributionPopups {
  /** `unauthenticated` for a guest. */
  getContributionPopup(): Promise<Result<ContributionPopup, Failure>>;
}

/** Names the ContributionPopups port in the container. */
export const ContributionPopupsPort: Key<ContributionPopups> = Symbol('ContributionPopups');
