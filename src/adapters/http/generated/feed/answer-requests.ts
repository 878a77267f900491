// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of answer-requests. */
export class AnswerRequestsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The pseudonyms that the user may ask for an answer to a post. */
  listAnswerCandidates(
    path: operations['listAnswerCandidates']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listAnswerCandidates']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listAnswerCandidates', method: 'get', path: '/v1/post/{postId}/answer-request' },
      { path },
      options,
    ) as Promise<Result<operations['listAnswerCandidates']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Asks a pseudonym for an answer to a post. */
  requestAnswer(
    input: operations['requestAnswer']['parameters']['path'] & operations['requestAnswer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['requestAnswer']['responses'][200]['content']['application/json'], Failure>> {
    const { postId, ...body } = input;
    return this.#calls.send(
      { id: 'requestAnswer', method: 'post', path: '/v1/post/{postId}/answer-request', purpose: 'repeated' },
      { path: { postId }, body },
      options,
    ) as Promise<Result<operations['requestAnswer']['responses'][200]['content']['application/json'], Failure>>;
  }
}
