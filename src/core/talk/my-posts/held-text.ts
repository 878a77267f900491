import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';

/** A post or comment of the user's that moderators hold or have taken off. */
export interface HeldText {
  readonly kind: 'post' | 'comment';
  readonly id: string;
  /** The post; for a comment, the one that it belongs to. */
  readonly postId: string;
  /** `PENDING` waits for a moderator; `REJECTED` was taken off by one. */
  readonly status: 'PENDING' | 'REJECTED';
  /** Without the title of a post. */
  readonly text: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly createdAt: string;
  /** Empty for one that waits without a finding, and for one that was taken off, whose statement has the reason. */
  readonly reasons: readonly ContributionReason[];
}
