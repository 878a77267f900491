// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of polls. */
export class PollsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** What a poll may be. */
  getPollConfig(
    options: CallOptions = {},
  ): Promise<Result<operations['getPollConfig']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPollConfig', method: 'get', path: '/v1/poll/config' },
      {},
      options,
    ) as Promise<Result<operations['getPollConfig']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Votes in a poll. */
  voteInPoll(
    body: operations['voteInPoll']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['voteInPoll']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'voteInPoll', method: 'post', path: '/v1/poll/vote', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['voteInPoll']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s votes in the given polls. */
  listMyPollVotes(
    body: operations['listMyPollVotes']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['listMyPollVotes']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listMyPollVotes', method: 'post', path: '/v1/poll/fetch/vote' },
      { body },
      options,
    ) as Promise<Result<operations['listMyPollVotes']['responses'][200]['content']['application/json'], Failure>>;
  }
}
