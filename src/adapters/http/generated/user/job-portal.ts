// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of job-portal. */
export class JobPortalApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** Whether the job portal has an account with the user’s address. */
  getPortalAccount(
    options: CallOptions = {},
  ): Promise<Result<operations['getPortalAccount']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPortalAccount', method: 'get', path: '/user/naukri-account' },
      {},
      options,
    ) as Promise<Result<operations['getPortalAccount']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Agrees that the job portal shares the user’s account, or takes that back. */
  savePortalConsent(
    body: operations['savePortalConsent']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['savePortalConsent']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'savePortalConsent', method: 'post', path: '/user/naukri-account/consent' },
      { body },
      options,
    ) as Promise<Result<operations['savePortalConsent']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Links the user’s account at the job portal. */
  linkPortalAccount(
    body: operations['linkPortalAccount']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['linkPortalAccount']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'linkPortalAccount', method: 'post', path: '/user/naukri-account/link' },
      { body },
      options,
    ) as Promise<Result<operations['linkPortalAccount']['responses'][200]['content']['application/json'], Failure>>;
  }
}
