// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Login service: the calls of renewal. */
export class RenewalApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('login');
  }

  /** Renews the session of this browser before its access token ends. */
  renewSession(
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'renewSession', method: 'post', path: '/login/sessions/renew', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
