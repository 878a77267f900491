import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { requireVoter } from '@/server/services/talk/feed/voting/vote.policy';
import { ownReview, reviewNotFound } from './review.policy';
import { deleteMark, insertMark, lockReview, marksOfReview } from './review-mark.queries';

export interface ReviewMarksDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

export function createReviewMarks({
  database,
  authorRefs,
}: ReviewMarksDeps): Pick<ReviewHandlers, 'markReviewHelpful'> {
  return {
    async markReviewHelpful({ viewer, path, body: { isHelpful } }) {
      requireVoter(viewer);
      const reviewId = plainUuid(path.reviewId);
      const voter = authorRefs.voterRef(viewer.personaRef);
      const helpful = await database.transaction(async (tx) => {
        const [review] = await tx.query(lockReview, reviewId);
        if (review === undefined) throw reviewNotFound();
        const { author_ref } = review;
        if (author_ref !== null && authorRefs.isMine(viewer.personaRef, reviewId, author_ref)) throw ownReview();
        await tx.query(isHelpful ? insertMark : deleteMark, reviewId, voter);
        const [marks] = await tx.query(marksOfReview, reviewId);
        return marks?.helpful ?? 0;
      });
      return { status: 200, body: { isHelpful, helpful } };
    },
  };
}
