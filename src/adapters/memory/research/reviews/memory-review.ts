import type { OwnReviewStatus } from '@/core/research/contribute/review-contributions.port';
import type { Review } from '@/core/research/reviews/review';

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

/** `createdAt` is in ms since 1970; `authorId` is null for an imported one. */
export interface MemoryReview extends WrittenReview, Pick<Review, 'id' | 'proof'> {
  readonly companyId: number;
  readonly editedAt: number | null;
  readonly edit: WrittenReview | null;
  readonly status: OwnReviewStatus;
  /** True if its author deleted it and can still restore it. */
  readonly isDeleted: boolean;
  /** The author's review of today, which will replace this one once visible, or null if there is none. */
  readonly laterId: string | null;
  /** In ms since 1970. Null means immediately. */
  readonly heldUntil: number | null;
  /** The end of a hold for a surge, in ms since 1970. */
  readonly surgeUntil: number | null;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
  readonly createdAt: number;
  readonly authorId: string | null;
  readonly marks: Set<string>;
  readonly marksElsewhere: number;
}
