import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';
import type { ReviewAspect } from '../reviews/review-aspect.rules';

/** A review as its author writes it. Role and city are names of the catalogue. */
export interface ReviewText {
  /** 1 to 5. */
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
  /** Years at the company. */
  readonly years: number | null;
}

/** The states of a review; only a live one shows. */
export type OwnReviewStatus = 'PENDING' | 'LIVE' | 'REJECTED';

export interface OwnReview {
  readonly reviewId: string;
  readonly companyName: string;
  readonly status: OwnReviewStatus;
  /** The whole hour from which others see it, ISO 8601; null once they do. */
  readonly showsAt: string | null;
  readonly review: ReviewText;
}

export interface NamedReview {
  readonly reviewId: string;
}

/** Writes the user's own reviews. Each call is `unauthenticated` for a guest. */
export interface ReviewContributions {
  /** Takes the place of an earlier one of the company, if that is published; else `invalid` (`review_given_already`), as for what the catalogue does not have. */
  readonly giveReview: (
    input: ContributionMarks & {
      readonly companyName: string;
      /** More of a company that the catalogue does not have. A moderator decides about it first; the review waits. */
      readonly newCompany?: NewCompany;
      readonly review: ReviewText;
    },
  ) => Promise<Result<NamedReview, Failure>>;
  /** A rejected one is pending again. `notFound`, `forbidden` for another user's, `invalid` for what the catalogue does not have. */
  readonly editReview: (input: NamedReview & ReviewText) => Promise<Result<null, Failure>>;
  /** Deletes a review; a second call changes nothing. Fails with `notFound`, `forbidden` for another user's. */
  readonly deleteReview: (review: NamedReview) => Promise<Result<null, Failure>>;
  /** Takes a deletion back, within an hour. `invalid` if there is a newer one (`review_given_already`), `notFound`, `forbidden`. */
  readonly restoreReview: (review: NamedReview) => Promise<Result<null, Failure>>;
  /** Null if the user has not reviewed the company (its name in addresses); `notFound` if there is no such company. */
  readonly getOwnReview: (of: { readonly company: string }) => Promise<Result<OwnReview | null, Failure>>;
}

export const ReviewContributionsPort: Key<ReviewContributions> = Symbol('ReviewContributions');
