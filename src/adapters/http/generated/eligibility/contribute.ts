// Generated from openapi/eligibility.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/eligibility';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Eligibility service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('eligibility');
  }

  /** The contribution that the user is asked for. */
  getContributionPopup(
    options: CallOptions = {},
  ): Promise<Result<operations['getContributionPopup']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getContributionPopup', method: 'get', path: '/popup', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getContributionPopup']['responses'][200]['content']['application/json'], Failure>>;
  }
}
