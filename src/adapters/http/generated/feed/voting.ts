// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of voting. */
export class VotingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Whether the user voted in a certain way on a resource. */
  findVotes(
    query: operations['findVotes']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['findVotes']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'findVotes', method: 'get', path: '/v1/vote' },
      { query },
      options,
    ) as Promise<Result<operations['findVotes']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Votes on a post or a comment, changes the vote or takes it back. */
  castVote(
    body: operations['castVote']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['castVote']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'castVote', method: 'post', path: '/v1/vote', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['castVote']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Casts several votes, in order. */
  castVotes(
    body: operations['castVotes']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['castVotes']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'castVotes', method: 'post', path: '/v1/vote/bulk', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['castVotes']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s votes on the given posts. */
  listMyVotes(
    body: operations['listMyVotes']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['listMyVotes']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listMyVotes', method: 'post', path: '/v1/vote/posts', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<operations['listMyVotes']['responses'][200]['content']['application/json'], Failure>>;
  }
}
