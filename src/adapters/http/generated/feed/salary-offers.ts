// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of salary-offers. */
export class SalaryOffersApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Saves a salary or an offer of the user’s own. */
  createOffer(
    input: { readonly draftId: NonNullable<operations['createOffer']['parameters']['header']>['idempotency-key'] } & operations['createOffer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createOffer']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, ...body } = input;
    return this.#calls.send(
      { id: 'createOffer', method: 'post', path: '/v1/salary', success: [201] },
      { headers: { 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['createOffer']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** The user’s saved salaries and offers. */
  listOffers(
    options: CallOptions = {},
  ): Promise<Result<operations['listOffers']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOffers', method: 'get', path: '/v1/salary/all' },
      {},
      options,
    ) as Promise<Result<operations['listOffers']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The limits of salaries and offers. */
  getOfferConfig(
    options: CallOptions = {},
  ): Promise<Result<operations['getOfferConfig']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOfferConfig', method: 'get', path: '/v1/salary/config' },
      {},
      options,
    ) as Promise<Result<operations['getOfferConfig']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Picks one of the salaries and offers of a post. */
  pickOffer(
    body: operations['pickOffer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['pickOffer']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'pickOffer', method: 'post', path: '/v1/salary/vote', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['pickOffer']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s picks among the offers of the given posts. */
  listMyOfferPicks(
    body: operations['listMyOfferPicks']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['listMyOfferPicks']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listMyOfferPicks', method: 'post', path: '/v1/salary/fetch/vote' },
      { body },
      options,
    ) as Promise<Result<operations['listMyOfferPicks']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One of the user’s saved salaries and offers. */
  getOffer(
    path: operations['getOffer']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getOffer']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOffer', method: 'get', path: '/v1/salary/{salaryId}' },
      { path },
      options,
    ) as Promise<Result<operations['getOffer']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Changes a saved salary or offer. */
  updateOffer(
    input: operations['updateOffer']['parameters']['path'] & operations['updateOffer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['updateOffer']['responses'][200]['content']['application/json'], Failure>> {
    const { salaryId, ...body } = input;
    return this.#calls.send(
      { id: 'updateOffer', method: 'put', path: '/v1/salary/{salaryId}' },
      { path: { salaryId }, body },
      options,
    ) as Promise<Result<operations['updateOffer']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes a saved salary or offer. */
  deleteOffer(
    path: operations['deleteOffer']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteOffer', method: 'delete', path: '/v1/salary/{salaryId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
