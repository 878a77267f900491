import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';

export interface HeldText {
  readonly kind: 'post' | 'comment';
  readonly id: string;
  readonly postId: string;
  /** `PENDING` waits for a moderator's decision. `REJECTED` was removed by a moderator. */
  readonly status: 'PENDING' | 'REJECTED';
  /** The text without a post's title. */
  readonly text: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  /** Empty for a text without a finding, and for a removed one, whose statement has the reason. */
  readonly reasons: readonly ContributionReason[];
}
