import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { HelpfulTally, Review } from './review';
import type { Reviews } from './reviews.port';
import type { ShownReviews } from './shown-reviews';

/** Marks a review as helpful, or withdraws the mark. The mark is shown immediately; the last click counts. */
export class MarkReviewHelpful {
  readonly #reviews: Pick<Reviews, 'markReviewHelpful'>;
  readonly #write: OptimisticWrite<MarkTarget, HelpfulTally, HelpfulTally>;

  constructor(reviews: Pick<Reviews, 'markReviewHelpful'>) {
    this.#reviews = reviews;
    this.#write = new OptimisticWrite<MarkTarget, HelpfulTally, HelpfulTally>({
      keyOf: ({ reviewId }) => reviewId,
      show: ({ reviewId, shown }, tally) => shown.showMark(reviewId, tally),
      save: ({ reviewId }, { isHelpful }) => reviews.markReviewHelpful({ reviewId, isHelpful }),
      confirm: ({ reviewId, shown }, tally) => shown.showMark(reviewId, tally),
    });
  }

  /** Returns null if a pending request includes this click. */
  async execute(
    { id, isHelpful, helpful }: Review,
    shown: ShownReviews,
  ): Promise<Result<HelpfulTally | null, Failure>> {
    const pressed = { isHelpful: !isHelpful, helpful: helpful + (isHelpful ? -1 : 1) };
    return (await this.#write.write({ reviewId: id, shown }, { isHelpful, helpful }, pressed)) ?? ok(null);
  }

  /** Marks a review that the user clicked before logging in, whatever the mark is now. */
  async resume(reviewId: string, shown: ShownReviews): Promise<Result<HelpfulTally, Failure>> {
    const answer = await this.#reviews.markReviewHelpful({ reviewId, isHelpful: true });
    if (answer.ok) shown.showMark(reviewId, answer.value);
    return answer;
  }

  forget(): void {
    this.#write.forget();
  }
}

interface MarkTarget {
  readonly reviewId: string;
  readonly shown: ShownReviews;
}
