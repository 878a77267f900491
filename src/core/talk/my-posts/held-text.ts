import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';

export interface HeldText {
  readonly kind: 'post' | 'comment';
  readonly id: string;
  readonly postId: string;
  /** `PENDING` waits for a moderator; `REJECTED` was removed by one. */
  readonly status: 'PENDING' | 'REJECTED';
  /** Without a post's title. */
  readonly text: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  /** Is empty for one without a finding, and for a removed one, whose statement has the reason. */
  readonly reasons: readonly ContributionReason[];
}
