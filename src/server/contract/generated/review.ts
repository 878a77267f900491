// Generated from openapi/review.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/review';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListReviewsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listReviews']['parameters']['query']>, 'sort' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListReviewsAnswer = Answer<200, operations['listReviews']['responses'][200]['content']['application/json']>;

export interface GiveReviewRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['giveReview']['parameters']['header'];
  readonly body: operations['giveReview']['requestBody']['content']['application/json'];
}

export type GiveReviewAnswer = Answer<201, operations['giveReview']['responses'][201]['content']['application/json']>;

export interface GetReviewRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getReview']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetReviewAnswer = Answer<200, operations['getReview']['responses'][200]['content']['application/json']>;

export interface EditReviewRequest extends HandlerContext<Viewer> {
  readonly path: operations['editReview']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['editReview']['requestBody']['content']['application/json'];
}

export type EditReviewAnswer = Answer<204, null>;

export interface DeleteReviewRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteReview']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteReviewAnswer = Answer<204, null>;

export interface MarkReviewHelpfulRequest extends HandlerContext<Viewer> {
  readonly path: operations['markReviewHelpful']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['markReviewHelpful']['requestBody']['content']['application/json'];
}

export type MarkReviewHelpfulAnswer = Answer<200, operations['markReviewHelpful']['responses'][200]['content']['application/json']>;

export interface RestoreReviewRequest extends HandlerContext<Viewer> {
  readonly path: operations['restoreReview']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RestoreReviewAnswer = Answer<204, null>;

export interface CountSimilarContributionsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['countSimilarContributions']['requestBody']['content']['application/json'];
}

export type CountSimilarContributionsAnswer = Answer<200, operations['countSimilarContributions']['responses'][200]['content']['application/json']>;

export interface GetOwnReviewRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['getOwnReview']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetOwnReviewAnswer = Answer<200, operations['getOwnReview']['responses'][200]['content']['application/json']>;

export interface GetReviewFacetsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getReviewFacets']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetReviewFacetsAnswer = Answer<200, operations['getReviewFacets']['responses'][200]['content']['application/json']>;

export interface GetReviewFiguresRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['getReviewFigures']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type GetReviewFiguresAnswer = Answer<200, operations['getReviewFigures']['responses'][200]['content']['application/json']>;

export interface ListReviewedCompaniesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listReviewedCompanies']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListReviewedCompaniesAnswer = Answer<200, operations['listReviewedCompanies']['responses'][200]['content']['application/json']>;

/** Review service: one handler per operation. */
export type ReviewHandlers = {
  /** Reviews, of one company or of all. */
  listReviews(request: ListReviewsRequest): Promise<ListReviewsAnswer>;
  /** Reviews a company. */
  giveReview(request: GiveReviewRequest): Promise<GiveReviewAnswer>;
  /** One review. */
  getReview(request: GetReviewRequest): Promise<GetReviewAnswer>;
  /** Changes the user’s own review. */
  editReview(request: EditReviewRequest): Promise<EditReviewAnswer>;
  /** Deletes the user’s own review. */
  deleteReview(request: DeleteReviewRequest): Promise<DeleteReviewAnswer>;
  /** Marks a review as helpful, or takes that back. */
  markReviewHelpful(request: MarkReviewHelpfulRequest): Promise<MarkReviewHelpfulAnswer>;
  /** Restores the user’s own deleted review. */
  restoreReview(request: RestoreReviewRequest): Promise<RestoreReviewAnswer>;
  /** How many reviews, interviews or reports of benefits of a company already show the same about their author. */
  countSimilarContributions(request: CountSimilarContributionsRequest): Promise<CountSimilarContributionsAnswer>;
  /** The user’s own review of a company, as it is edited. */
  getOwnReview(request: GetOwnReviewRequest): Promise<GetOwnReviewAnswer>;
  /** How many of the filtered reviews of a company have each value that they can be filtered by. */
  getReviewFacets(request: GetReviewFacetsRequest): Promise<GetReviewFacetsAnswer>;
  /** The figures of a company's reviews. */
  getReviewFigures(request: GetReviewFiguresRequest): Promise<GetReviewFiguresAnswer>;
  /** The companies with the most reviews. */
  listReviewedCompanies(request: ListReviewedCompaniesRequest): Promise<ListReviewedCompaniesAnswer>;
};
