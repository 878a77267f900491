import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { HelpfulTally, Review, ReviewPage } from './review';
import type { ReviewedCompany, ReviewFacets, ReviewFigures } from './review-figures';
import type { FacetQuery, ReviewQuery } from './review-query';

export interface Reviews {
  /**
   * Lists reviews. Without a company it lists the newest of all, without filters. Fails with `notFound` for an unknown
   * company, and `invalid` for a foreign cursor (`cursor_invalid`).
   */
  readonly listReviews: (page: PageQuery & ReviewQuery) => Promise<Result<ReviewPage, Failure>>;
  readonly getReview: (review: { readonly reviewId: string }) => Promise<Result<Review, Failure>>;
  readonly getReviewFigures: (of: { readonly company: string }) => Promise<Result<ReviewFigures, Failure>>;
  /**
   * Counts each value among the reviews that match the other filters and the words. Fails with `notFound` for an
   * unknown company.
   */
  readonly getReviewFacets: (of: FacetQuery) => Promise<Result<ReviewFacets, Failure>>;
  readonly listReviewedCompanies: (list: {
    readonly limit?: number;
  }) => Promise<Result<readonly ReviewedCompany[], Failure>>;
  /**
   * Idempotent. Fails with `unauthenticated` for a guest, `invalid` (`reader_required`, `own_review`) and `notFound`.
   */
  readonly markReviewHelpful: (mark: {
    readonly reviewId: string;
    readonly isHelpful: boolean;
  }) => Promise<Result<HelpfulTally, Failure>>;
}

export const ReviewsPort: Key<Reviews> = Symbol('Reviews');
