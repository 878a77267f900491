import type { OwnReviewStatus } from './review-contributions.port';

/** Statuses of a contribution. A pending one is written but not sent (EM-CONTRIB-STATUS). */
export const CONTRIBUTION_STATUSES = ['pending', 'submitted', 'live', 'rejected'] as const;

export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

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

export function contributionStatusOf(sent: OwnReviewStatus | null, isDraftKept: boolean): ContributionStatus | null {
  if (isDraftKept) return 'pending';
  return sent === null ? null : SENT[sent];
}
