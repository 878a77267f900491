// Generated from openapi/search.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/search';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Search service: the calls of search. */
export class SearchApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('search');
  }

  /** Suggestions for a text that is being typed. */
  suggest(
    query: NonNullable<operations['suggest']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['suggest']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggest', method: 'get', path: '/search/suggest', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['suggest']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Results of a search. */
  search(
    query: operations['search']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['search']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'search', method: 'get', path: '/search/results', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['search']['responses'][200]['content']['application/json'], Failure>>;
  }
}
