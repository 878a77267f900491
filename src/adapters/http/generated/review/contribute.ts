// Generated from openapi/review.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/review';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Review service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('review');
  }

  /** Reviews a company. */
  giveReview(
    input: { readonly draftId: NonNullable<operations['giveReview']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['giveReview']['parameters']['header']>['came-by'] } & operations['giveReview']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveReview']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'giveReview', method: 'post', path: '/reviews', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['giveReview']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes the user’s own review. */
  editReview(
    input: operations['editReview']['parameters']['path'] & operations['editReview']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { reviewId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'editReview', method: 'put', path: '/reviews/{reviewId}' },
      { path: { reviewId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Deletes the user’s own review. */
  deleteReview(
    path: operations['deleteReview']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteReview', method: 'delete', path: '/reviews/{reviewId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Restores the user’s own deleted review. */
  restoreReview(
    path: operations['restoreReview']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'restoreReview', method: 'post', path: '/reviews/{reviewId}/restoration' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** How many reviews, interviews or reports of benefits of a company already show the same about their author. */
  countSimilarContributions(
    body: operations['countSimilarContributions']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['countSimilarContributions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'countSimilarContributions', method: 'post', path: '/similar-contributions', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<operations['countSimilarContributions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s own review of a company, as it is edited. */
  getOwnReview(
    query: operations['getOwnReview']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getOwnReview']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOwnReview', method: 'get', path: '/own-review' },
      { query },
      options,
    ) as Promise<Result<operations['getOwnReview']['responses'][200]['content']['application/json'], Failure>>;
  }
}
