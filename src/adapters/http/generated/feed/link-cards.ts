// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of link-cards. */
export class LinkCardsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Reads the page that an address leads to. */
  readLink(
    body: operations['readLink']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['readLink']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'readLink', method: 'post', path: '/v1/post/read-link' },
      { body },
      options,
    ) as Promise<Result<operations['readLink']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Shows the card of the link in the user’s own post, or leaves it out. */
  showLink(
    input: operations['showLink']['parameters']['path'] & operations['showLink']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['showLink']['responses'][200]['content']['application/json'], Failure>> {
    const { postId, ...body } = input;
    return this.#calls.send(
      { id: 'showLink', method: 'put', path: '/v1/post/{postId}/link' },
      { path: { postId }, body },
      options,
    ) as Promise<Result<operations['showLink']['responses'][200]['content']['application/json'], Failure>>;
  }
}
