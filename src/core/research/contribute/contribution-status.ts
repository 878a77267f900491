import type { OwnReviewStatus } from './review-contributions.port';

/** The states of a contribution of the user's (EM-CONTRIB-STATUS). A pending one is written and not sent. */
export const CONTRIBUTION_STATUSES = ['pending', 'submitted', 'live', 'rejected'] as const;

export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/** The titles of a review by its state (ST-CONTRIB-TITLES). */
export const contributionTitles: Readonly<Record<ContributionStatus, string>> = {
  pending: 'Complete review',
  submitted: 'Review submitted',
  live: 'View review',
  rejected: 'Edit Review',
};

const SENT: Readonly<Record<OwnReviewStatus, ContributionStatus>> = {
  PENDING: 'submitted',
  LIVE: 'live',
  REJECTED: 'rejected',
};

/** Returns the state of a contribution, of which the device may have words that are not sent; null if there is neither. */
export function contributionStatusOf(sent: OwnReviewStatus | null, isDraftKept: boolean): ContributionStatus | null {
  if (isDraftKept) return 'pending';
  return sent === null ? null : SENT[sent];
}
