import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { AuthorRefs } from '@/server/services/feed/posting/author-refs';
import { createReviewWriting } from './review-writing/review-writing';
import { reviewsHousekeeping } from './reviews/housekeeping';
import { createReviewFigures } from './reviews/review-figures';
import { createReviewMarks } from './reviews/review-marks';
import { createReviewReads } from './reviews/review-reads';

export interface ReviewServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly housekeeping: Housekeeping;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The review service (openapi/review.yaml): reviews of companies. */
export function createReviewService({ database, authorship, housekeeping, now }: ReviewServiceDeps): ReviewHandlers {
  housekeeping.add(reviewsHousekeeping(database));
  const authorRefs = new AuthorRefs(authorship);
  return {
    ...createReviewReads({ database, authorRefs, now }),
    ...createReviewMarks({ database, authorRefs }),
    ...createReviewFigures({ database, now }),
    ...createReviewWriting({ database, authorship, authorRefs, now }),
  };
}
