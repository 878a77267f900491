import type { ReviewWriting } from '@/core/contribute/review-writing.port';
import type { Review } from '@/core/reviews/review';
import { reviewMessages } from '@/core/reviews/review-messages';
import type { ShownReviews } from '@/core/reviews/shown-reviews';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';

/** Deletes the user's own review; the toast offers to take it back. */
export class OwnReviewStore {
  readonly #writing: Pick<ReviewWriting, 'deleteReview' | 'restoreReview'>;
  readonly #toasts: Toasts;

  constructor(writing: Pick<ReviewWriting, 'deleteReview' | 'restoreReview'>, toasts: Toasts) {
    this.#writing = writing;
    this.#toasts = toasts;
  }

  async remove({ id }: Pick<Review, 'id'>, shown: ShownReviews): Promise<void> {
    const answer = await this.#writing.deleteReview({ reviewId: id });
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(this.#toasts, reviewMessages.notDeleted, answer.failure);
      return;
    }
    await shown.reload();
    const undo = { linkText: reviewMessages.undo, onLinkClick: () => void this.#restore(id, shown) };
    this.#toasts.show(createToast('default', reviewMessages.deleted, null, undo));
  }

  async #restore(reviewId: string, shown: ShownReviews): Promise<void> {
    const answer = await this.#writing.restoreReview({ reviewId });
    if (answer.ok) await shown.reload();
    else showFailure(this.#toasts, reviewMessages.notRestored, answer.failure);
  }
}
