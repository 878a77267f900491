// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/login';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Login service: the calls of session. */
export class SessionApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('login');
  }

  /** Starts a session from a provider's token. */
  signInWithProvider(
    input: { readonly clientId?: NonNullable<operations['signInWithProvider']['parameters']['header']>['clientid'] } & operations['signInWithProvider']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['signInWithProvider']['responses'][200]['content']['application/json'], Failure>> {
    const { clientId, ...body } = input;
    return this.#calls.send(
      { id: 'signInWithProvider', method: 'post', path: '/login/social', purpose: 'login' },
      { headers: { clientid: clientId }, body },
      options,
    ) as Promise<Result<operations['signInWithProvider']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Ends the session. */
  signOut(
    input: { readonly clientType?: NonNullable<operations['signOut']['parameters']['header']>['clienttype'] },
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { clientType } = input;
    return this.#calls.sendForNothing(
      { id: 'signOut', method: 'get', path: '/logout', purpose: 'login', success: [200, 204] },
      { headers: { clienttype: clientType } },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
