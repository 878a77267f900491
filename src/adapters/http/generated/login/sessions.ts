// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/login';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Login service: the calls of sessions. */
export class SessionsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('login');
  }

  /** Identifies the session of a request to another service. */
  introspectSession(
    input: { readonly serviceKey: NonNullable<operations['introspectSession']['parameters']['header']>['service-key'] },
    options: CallOptions = {},
  ): Promise<Result<operations['introspectSession']['responses'][200]['content']['application/json'], Failure>> {
    const { serviceKey } = input;
    return this.#calls.send(
      { id: 'introspectSession', method: 'get', path: '/login/session' },
      { headers: { 'service-key': serviceKey } },
      options,
    ) as Promise<Result<operations['introspectSession']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Where the user is signed in. */
  listSessions(
    options: CallOptions = {},
  ): Promise<Result<operations['listSessions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listSessions', method: 'get', path: '/login/sessions' },
      {},
      options,
    ) as Promise<Result<operations['listSessions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Ends one session of the user. */
  endSession(
    path: operations['endSession']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'endSession', method: 'delete', path: '/login/sessions/{sessionId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Ends the user's sessions on all other devices. */
  endOtherSessions(
    options: CallOptions = {},
  ): Promise<Result<operations['endOtherSessions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'endOtherSessions', method: 'post', path: '/login/sessions/end-others' },
      {},
      options,
    ) as Promise<Result<operations['endOtherSessions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Signs the user out everywhere. */
  endAllSessions(
    options: CallOptions = {},
  ): Promise<Result<operations['endAllSessions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'endAllSessions', method: 'post', path: '/login/sessions/end-all' },
      {},
      options,
    ) as Promise<Result<operations['endAllSessions']['responses'][200]['content']['application/json'], Failure>>;
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

  /** The accounts that the user signs in with. */
  listSignInMethods(
    options: CallOptions = {},
  ): Promise<Result<operations['listSignInMethods']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listSignInMethods', method: 'get', path: '/login/methods' },
      {},
      options,
    ) as Promise<Result<operations['listSignInMethods']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds another way to sign in. */
  addSignInMethod(
    body: operations['addSignInMethod']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['addSignInMethod']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'addSignInMethod', method: 'post', path: '/login/methods', purpose: 'login', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['addSignInMethod']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Removes a way to sign in. */
  removeSignInMethod(
    path: operations['removeSignInMethod']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['removeSignInMethod']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'removeSignInMethod', method: 'delete', path: '/login/methods/{methodId}' },
      { path },
      options,
    ) as Promise<Result<operations['removeSignInMethod']['responses'][200]['content']['application/json'], Failure>>;
  }
}
