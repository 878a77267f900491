// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of community-pages. */
export class CommunityPagesApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The communities with the most followers, by type. */
  listCommunityGroups(
    options: CallOptions = {},
  ): Promise<Result<operations['listCommunityGroups']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCommunityGroups', method: 'get', path: '/v1/community/aggregate' },
      {},
      options,
    ) as Promise<Result<operations['listCommunityGroups']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The communities of a type, page by page. */
  listCommunityItems(
    input: operations['listCommunityItems']['parameters']['path'] & NonNullable<operations['listCommunityItems']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCommunityItems']['responses'][200]['content']['application/json'], Failure>> {
    const { type, page, limit } = input;
    return this.#calls.send(
      { id: 'listCommunityItems', method: 'get', path: '/v1/community/{type}/items' },
      { path: { type }, query: { page, limit } },
      options,
    ) as Promise<Result<operations['listCommunityItems']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** A community, and what its page says about it. */
  getCommunityPage(
    path: operations['getCommunityPage']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCommunityPage']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCommunityPage', method: 'get', path: '/v1/community/{type}/page/{slug}' },
      { path },
      options,
    ) as Promise<Result<operations['getCommunityPage']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The topics, by name. */
  listTopicNames(
    options: CallOptions = {},
  ): Promise<Result<operations['listTopicNames']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listTopicNames', method: 'get', path: '/v1/topics' },
      {},
      options,
    ) as Promise<Result<operations['listTopicNames']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The topics with their counts, by name. */
  listTopics(
    options: CallOptions = {},
  ): Promise<Result<operations['listTopics']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listTopics', method: 'get', path: '/v2/topics' },
      {},
      options,
    ) as Promise<Result<operations['listTopics']['responses'][200]['content']['application/json'], Failure>>;
  }
}
