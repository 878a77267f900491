// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of communities. */
export class CommunitiesApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Communities, those with the most followers first. */
  listCommunities(
    query: NonNullable<operations['listCommunities']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCommunities']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCommunities', method: 'get', path: '/v1/community' },
      { query },
      options,
    ) as Promise<Result<operations['listCommunities']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The communities that the user follows, by type. */
  listFollowedCommunities(
    options: CallOptions = {},
  ): Promise<Result<operations['listFollowedCommunities']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listFollowedCommunities', method: 'get', path: '/v1/community/followed' },
      {},
      options,
    ) as Promise<Result<operations['listFollowedCommunities']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** How many posts of today the communities have that the user follows. */
  countNewPosts(
    options: CallOptions = {},
  ): Promise<Result<operations['countNewPosts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'countNewPosts', method: 'get', path: '/v1/community/followed/new-posts' },
      {},
      options,
    ) as Promise<Result<operations['countNewPosts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Communities whose name matches a text. */
  searchCommunities(
    query: operations['searchCommunities']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['searchCommunities']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'searchCommunities', method: 'get', path: '/v1/community/search' },
      { query },
      options,
    ) as Promise<Result<operations['searchCommunities']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Communities grouped by type, for a purpose. */
  listCommunityAggregate(
    query: operations['listCommunityAggregate']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listCommunityAggregate']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCommunityAggregate', method: 'get', path: '/v2/community/aggregate' },
      { query },
      options,
    ) as Promise<Result<operations['listCommunityAggregate']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Follows a community. */
  joinCommunity(
    body: operations['joinCommunity']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['joinCommunity']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'joinCommunity', method: 'post', path: '/v1/community/join', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['joinCommunity']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Follows a community no longer. */
  leaveCommunity(
    body: operations['leaveCommunity']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['leaveCommunity']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'leaveCommunity', method: 'post', path: '/v1/community/leave', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['leaveCommunity']['responses'][200]['content']['application/json'], Failure>>;
  }
}
