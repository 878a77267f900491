// Generated from openapi/review.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/review';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Review service: the calls of reviews. */
export class ReviewsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('review');
  }

  /** Reviews, of one company or of all. */
  listReviews(
    query: NonNullable<operations['listReviews']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listReviews']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listReviews', method: 'get', path: '/reviews' },
      { query },
      options,
    ) as Promise<Result<operations['listReviews']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One review. */
  getReview(
    path: operations['getReview']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getReview']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getReview', method: 'get', path: '/reviews/{reviewId}' },
      { path },
      options,
    ) as Promise<Result<operations['getReview']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Marks a review as helpful, or takes that back. */
  markReviewHelpful(
    input: operations['markReviewHelpful']['parameters']['path'] & operations['markReviewHelpful']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['markReviewHelpful']['responses'][200]['content']['application/json'], Failure>> {
    const { reviewId, ...body } = input;
    return this.#calls.send(
      { id: 'markReviewHelpful', method: 'post', path: '/reviews/{reviewId}/helpful' },
      { path: { reviewId }, body },
      options,
    ) as Promise<Result<operations['markReviewHelpful']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** How many of the filtered reviews of a company have each value that they can be filtered by. */
  getReviewFacets(
    query: operations['getReviewFacets']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getReviewFacets']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getReviewFacets', method: 'get', path: '/review-facets' },
      { query },
      options,
    ) as Promise<Result<operations['getReviewFacets']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The figures of a company's reviews. */
  getReviewFigures(
    query: operations['getReviewFigures']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getReviewFigures']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getReviewFigures', method: 'get', path: '/review-figures' },
      { query },
      options,
    ) as Promise<Result<operations['getReviewFigures']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The companies with the most reviews. */
  listReviewedCompanies(
    query: NonNullable<operations['listReviewedCompanies']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listReviewedCompanies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listReviewedCompanies', method: 'get', path: '/reviewed-companies', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listReviewedCompanies']['responses'][200]['content']['application/json'], Failure>>;
  }
}
