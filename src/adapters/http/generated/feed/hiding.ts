// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of hiding. */
export class HidingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Takes a post out of the user’s own feeds. */
  hidePost(
    path: operations['hidePost']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'hidePost', method: 'put', path: '/v1/post/{postId}/hidden', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Brings a hidden post back to the user’s own feeds. */
  showPost(
    path: operations['showPost']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'showPost', method: 'delete', path: '/v1/post/{postId}/hidden', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The pseudonyms that the user has blocked, by name. */
  listBlockedNames(
    options: CallOptions = {},
  ): Promise<Result<operations['listBlockedNames']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listBlockedNames', method: 'get', path: '/v1/blocked-names' },
      {},
      options,
    ) as Promise<Result<operations['listBlockedNames']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Blocks a pseudonym. */
  blockName(
    body: operations['blockName']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'blockName', method: 'post', path: '/v1/blocked-names', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Lets a blocked pseudonym be read again. */
  unblockName(
    body: operations['unblockName']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'unblockName', method: 'post', path: '/v1/blocked-names/remove', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
