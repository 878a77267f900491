import { makeAutoObservable } from 'mobx';
import type { MarkReviewHelpful } from '@/core/reviews/mark-review-helpful.use-case';
import type { Review } from '@/core/reviews/review';
import { reviewMessages } from '@/core/reviews/review-messages';
import type { ShownReviews } from '@/core/reviews/shown-reviews';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { Personal } from '../common/personal';
import type { Access } from '../session/access';

/** Marks of reviews as helpful, and what the user reads if one does not count. */
export class HelpfulStore implements Personal {
  readonly #markHelpful: MarkReviewHelpful;
  readonly #access: Pick<Access, 'require'>;
  readonly #toasts: Toasts;

  constructor(markHelpful: MarkReviewHelpful, access: Pick<Access, 'require'>, toasts: Toasts) {
    this.#markHelpful = markHelpful;
    this.#access = access;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The user pressed Helpful; a guest logs in first. */
  async press(review: Review, shown: ShownReviews): Promise<void> {
    if (!this.#access.require('READER', null)) return;
    if (review.isMine) {
      this.#toasts.show(createToast('info', reviewMessages.ownReview));
      return;
    }
    const answer = await this.#markHelpful.execute(review, shown);
    if (!answer.ok) showFailure(this.#toasts, reviewMessages.notMarked, answer.failure);
  }

  forget(): void {
    this.#markHelpful.forget();
  }
}
