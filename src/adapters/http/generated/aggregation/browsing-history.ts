// Generated from openapi/aggregation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/aggregation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Aggregation service: the calls of browsing-history. */
export class BrowsingHistoryApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('aggregation');
  }

  /** The companies that the user looked at. */
  listVisitedCompanies(
    options: CallOptions = {},
  ): Promise<Result<operations['listVisitedCompanies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listVisitedCompanies', method: 'get', path: '/aggregation/browsing-history', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listVisitedCompanies']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user looks at a company. */
  recordVisit(
    path: operations['recordVisit']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'recordVisit', method: 'put', path: '/aggregation/browsing-history/{urlName}', purpose: 'background' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
