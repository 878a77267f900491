// Generated from openapi/aggregation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/aggregation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Aggregation service: the calls of headline-stats. */
export class HeadlineStatsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('aggregation');
  }

  /** How much the product holds. */
  getHeadlineStats(
    options: CallOptions = {},
  ): Promise<Result<operations['getHeadlineStats']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getHeadlineStats', method: 'get', path: '/aggregation/headline-stats', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getHeadlineStats']['responses'][200]['content']['application/json'], Failure>>;
  }
}
