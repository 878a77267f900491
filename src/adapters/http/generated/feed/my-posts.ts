// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of my-posts. */
export class MyPostsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The user’s own posts, newest first. */
  listMyPosts(
    query: NonNullable<operations['listMyPosts']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listMyPosts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listMyPosts', method: 'get', path: '/v1/feed/user' },
      { query },
      options,
    ) as Promise<Result<operations['listMyPosts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** How much the user has written and follows. */
  getMyFeedMeta(
    options: CallOptions = {},
  ): Promise<Result<operations['getMyFeedMeta']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getMyFeedMeta', method: 'get', path: '/v1/feed/user/meta' },
      {},
      options,
    ) as Promise<Result<operations['getMyFeedMeta']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s posts and comments that moderators hold or have taken off. */
  listHeldTexts(
    options: CallOptions = {},
  ): Promise<Result<operations['listHeldTexts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listHeldTexts', method: 'get', path: '/v1/feed/user/held' },
      {},
      options,
    ) as Promise<Result<operations['listHeldTexts']['responses'][200]['content']['application/json'], Failure>>;
  }
}
