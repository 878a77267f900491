// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of rewards. */
export class RewardsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** What the user’s contributions have earned. */
  getRewards(
    options: CallOptions = {},
  ): Promise<Result<operations['getRewards']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getRewards', method: 'get', path: '/user/rewards' },
      {},
      options,
    ) as Promise<Result<operations['getRewards']['responses'][200]['content']['application/json'], Failure>>;
  }
}
