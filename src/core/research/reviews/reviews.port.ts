import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { HelpfulTally, Review, ReviewPage } from './review';
import type { ReviewedCompany, ReviewFacets, ReviewFigures } from './review-figures';
import type { FacetQuery, ReviewQuery } from './review-query';

/** Reads reviews and marks them as helpful. */
export interface Reviews {
  /**
   * Without a company the newest of all, which take no filters. Values of a filter are separated by commas. `notFound` if there is no such company,
   * `invalid` for a cursor from elsewhere (`cursor_invalid`).
   */
  readonly listReviews: (page: PageQuery & ReviewQuery) => Promise<Result<ReviewPage, Failure>>;
  /** `notFound` if there is no such review. */
  readonly getReview: (review: { readonly reviewId: string }) => Promise<Result<Review, Failure>>;
  /** `notFound` if there is no such company. */
  readonly getReviewFigures: (of: { readonly company: string }) => Promise<Result<ReviewFigures, Failure>>;
  /** The values of the figures' facets, each counted among the reviews that all other filters and the words find. `notFound` as above. */
  readonly getReviewFacets: (of: FacetQuery) => Promise<Result<ReviewFacets, Failure>>;
  /** Lists companies, most reviews first. */
  readonly listReviewedCompanies: (list: {
    readonly limit?: number;
  }) => Promise<Result<readonly ReviewedCompany[], Failure>>;
  /** The same again changes nothing. `unauthenticated` for a guest, `invalid` (`reader_required`, `own_review`), `notFound`. */
  readonly markReviewHelpful: (mark: {
    readonly reviewId: string;
    readonly isHelpful: boolean;
  }) => Promise<Result<HelpfulTally, Failure>>;
}

export const ReviewsPort: Key<Reviews> = Symbol('Reviews');
