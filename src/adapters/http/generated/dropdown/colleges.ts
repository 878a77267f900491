// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/dropdown';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Dropdown service: the calls of colleges. */
export class CollegesApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('dropdown');
  }

  /** One page of the colleges that pass all filters, the best known first. */
  listColleges(
    query: NonNullable<operations['listColleges']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listColleges']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listColleges', method: 'get', path: '/dropdown/colleges', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listColleges']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The options of each filter, and the number of colleges that each would leave. */
  listCollegeFilters(
    query: NonNullable<operations['listCollegeFilters']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCollegeFilters']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCollegeFilters', method: 'get', path: '/dropdown/colleges/filters', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listCollegeFilters']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** A college, and the employers of its city. */
  getCollege(
    path: operations['getCollege']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCollege']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCollege', method: 'get', path: '/dropdown/colleges/{urlName}', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<operations['getCollege']['responses'][200]['content']['application/json'], Failure>>;
  }
}
