import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';
import type { ReviewAspect } from '../reviews/review-aspect.rules';

export interface ReviewText {
  readonly rating: number;
  readonly aspects: { readonly [Aspect in ReviewAspect]?: number };
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly employment: EmploymentType | null;
  readonly isCurrent: boolean;
  readonly years: number | null;
}

/** Other users see only a live review. */
export type OwnReviewStatus = 'PENDING' | 'LIVE' | 'REJECTED';

export interface OwnReview {
  readonly reviewId: string;
  readonly companyName: string;
  readonly status: OwnReviewStatus;
  /** A whole hour in ISO 8601, or null once other users see it. */
  readonly showsAt: string | null;
  readonly review: ReviewText;
}

export interface ReviewReference {
  readonly reviewId: string;
}

export interface ReviewContributions {
  /**
   * Contributes a review, which replaces the user's published review of the company. Fails with `invalid` if the
   * earlier review is not published (`review_given_already`), and for unknown items.
   */
  readonly giveReview: (
    input: ContributionMarks & {
      readonly companyName: string;
      readonly newCompany?: NewCompany;
      readonly review: ReviewText;
    },
  ) => Promise<Result<ReviewReference, Failure>>;
  /**
   * Changes a review. A rejected one becomes pending. Fails with `notFound`, with `forbidden` if it belongs to another user, and with `invalid` for unknown
   * items.
   */
  readonly editReview: (input: ReviewReference & ReviewText) => Promise<Result<null, Failure>>;
  /** Idempotent. Fails with `notFound`, and with `forbidden` if it belongs to another user. */
  readonly deleteReview: (review: ReviewReference) => Promise<Result<null, Failure>>;
  /**
   * Restores a review within an hour of its deletion. Fails with `notFound`, with `forbidden`, and with `invalid`
   * (`review_given_already`) if there is a newer review.
   */
  readonly restoreReview: (review: ReviewReference) => Promise<Result<null, Failure>>;
  /**
   * Returns null if the user has not reviewed the company (by URL name). Fails with `notFound` for an unknown company.
   */
  readonly getOwnReview: (of: { readonly company: string }) => Promise<Result<OwnReview | null, Failure>>;
}

export const ReviewContributionsPort: Key<ReviewContributions> = Symbol('ReviewContributions');
