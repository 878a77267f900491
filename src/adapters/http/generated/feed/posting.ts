// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of posting. */
export class PostingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The feed, in one of three orders. */
  listFeed(
    query: NonNullable<operations['listFeed']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listFeed']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listFeed', method: 'get', path: '/v3/feed' },
      { query },
      options,
    ) as Promise<Result<operations['listFeed']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One post. */
  getPost(
    path: operations['getPost']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getPost']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPost', method: 'get', path: '/v1/feed/{postId}' },
      { path },
      options,
    ) as Promise<Result<operations['getPost']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The posts of a community, in one of three orders. */
  listCommunityPosts(
    input: operations['listCommunityPosts']['parameters']['path'] & NonNullable<operations['listCommunityPosts']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCommunityPosts']['responses'][200]['content']['application/json'], Failure>> {
    const { type, id, asks, sort, cursor, limit } = input;
    return this.#calls.send(
      { id: 'listCommunityPosts', method: 'get', path: '/v2/feed/community/{type}/{id}/posts' },
      { path: { type, id }, query: { asks, sort, cursor, limit } },
      options,
    ) as Promise<Result<operations['listCommunityPosts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The comments of a post. */
  listComments(
    input: operations['listComments']['parameters']['path'] & NonNullable<operations['listComments']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listComments']['responses'][200]['content']['application/json'], Failure>> {
    const { postId, sort, cursor, limit } = input;
    return this.#calls.send(
      { id: 'listComments', method: 'get', path: '/v1/post/{postId}/comments' },
      { path: { postId }, query: { sort, cursor, limit } },
      options,
    ) as Promise<Result<operations['listComments']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Counts that the user has seen the given posts. */
  recordPostViews(
    body: operations['recordPostViews']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'recordPostViews', method: 'post', path: '/v1/postview/bulk', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
