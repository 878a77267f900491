import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { MarkReviewHelpful } from '@/core/research/reviews/mark-review-helpful.use-case';
import type { Review } from '@/core/research/reviews/review';
import { reviewMessages } from '@/core/research/reviews/review-messages';
import type { ShownReviews } from '@/core/research/reviews/shown-reviews';
import type { Access } from '@/stores/account/session/access';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** Marks reviews as helpful, and explains to the user if a mark does not count. */
export class HelpfulStore implements PersonalStore {
  readonly #markHelpful: MarkReviewHelpful;
  readonly #access: Pick<Access, 'require'>;
  readonly #toasts: Toasts;

  constructor(markHelpful: MarkReviewHelpful, access: Pick<Access, 'require'>, toasts: Toasts) {
    this.#markHelpful = markHelpful;
    this.#access = access;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Toggles the mark. A guest logs in first. */
  async press(review: Review, shown: ShownReviews): Promise<void> {
    if (!this.#access.require('READER', null, { kind: 'helpful', reviewId: review.id })) return;
    if (review.isMine) {
      this.#toasts.show(createToast('info', reviewMessages.ownReview));
      return;
    }
    const answer = await this.#markHelpful.execute(review, shown);
    if (!answer.ok) showFailure(this.#toasts, reviewMessages.notMarked, answer.failure);
  }

  async resume(reviewId: string, shown: ShownReviews): Promise<void> {
    const answer = await this.#markHelpful.resume(reviewId, shown);
    if (answer.ok) this.#toasts.show(createToast('success', reviewMessages.marked));
    else showFailure(this.#toasts, reviewMessages.notMarked, answer.failure);
  }

  forget(): void {
    this.#markHelpful.forget();
  }
}
