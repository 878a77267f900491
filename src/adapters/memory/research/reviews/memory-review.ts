import type { OwnReviewStatus } from '@/core/research/contribute/review-contributions.port';
import type { Review } from '@/core/research/reviews/review';

/** The part of a review that its author changes. */
type WrittenReview = Pick<
  Review,
  | 'title'
  | 'likes'
  | 'dislikes'
  | 'rating'
  | 'aspects'
  | 'designation'
  | 'department'
  | 'location'
  | 'employment'
  | 'isCurrent'
  | 'years'
>;

/** A review of a memory world; `createdAt` in ms since 1970, `authorId` null for no user of this world. */
export interface MemoryReview extends WrittenReview, Pick<Review, 'id' | 'proof'> {
  readonly companyId: number;
  readonly editedAt: number | null;
  /** Its author's change that others do not see yet. */
  readonly edit: WrittenReview | null;
  readonly status: OwnReviewStatus;
  /** Its author has deleted it, and can still restore it. */
  readonly isDeleted: boolean;
  /** The id of its author's review of today, of which it is an earlier view once others see that one; null for none. */
  readonly laterId: string | null;
  /** The moment from which ratings count it, in ms since 1970; null for at once. */
  readonly heldUntil: number | null;
  /** The same, for one of a day with far more than usual. */
  readonly surgeUntil: number | null;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
  readonly createdAt: number;
  readonly authorId: string | null;
  /** Ids of the users who found it helpful. */
  readonly marks: Set<string>;
  /** Marks beside those of the world's users. */
  readonly marksElsewhere: number;
}
