// Generated from openapi/awards.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/awards';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Awards service: the calls of awards. */
export class AwardsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('awards');
  }

  /** One page of the list of a category, with all editions and categories. */
  listAwards(
    query: operations['listAwards']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listAwards']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listAwards', method: 'get', path: '/awards' },
      { query },
      options,
    ) as Promise<Result<operations['listAwards']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The places of a company in all editions, the newest first. */
  listCompanyAwards(
    path: operations['listCompanyAwards']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanyAwards']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanyAwards', method: 'get', path: '/awards/company/{urlName}' },
      { path },
      options,
    ) as Promise<Result<operations['listCompanyAwards']['responses'][200]['content']['application/json'], Failure>>;
  }
}
