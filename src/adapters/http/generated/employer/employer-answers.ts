// Generated from openapi/employer.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/employer';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Employer service: the calls of employer-answers. */
export class EmployerAnswersApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('employer');
  }

  /** Answers a contribution, for its company. */
  giveAnswer(
    input: { readonly draftId: NonNullable<operations['giveAnswer']['parameters']['header']>['idempotency-key'] } & operations['giveAnswer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveAnswer']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, ...body } = input;
    return this.#calls.send(
      { id: 'giveAnswer', method: 'post', path: '/answers', success: [201] },
      { headers: { 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['giveAnswer']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Answers a fact of joining and leaving, for its company. */
  answerFact(
    input: { readonly draftId: NonNullable<operations['answerFact']['parameters']['header']>['idempotency-key'] } & operations['answerFact']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['answerFact']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, ...body } = input;
    return this.#calls.send(
      { id: 'answerFact', method: 'post', path: '/fact-answers', success: [201] },
      { headers: { 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['answerFact']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** An answer, with its company and the kind of contribution. */
  getAnswer(
    path: operations['getAnswer']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getAnswer']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getAnswer', method: 'get', path: '/answers/{answerId}' },
      { path },
      options,
    ) as Promise<Result<operations['getAnswer']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Changes an answer of a company that the user acts for. */
  editAnswer(
    input: operations['editAnswer']['parameters']['path'] & operations['editAnswer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['editAnswer']['responses'][200]['content']['application/json'], Failure>> {
    const { answerId, ...body } = input;
    return this.#calls.send(
      { id: 'editAnswer', method: 'put', path: '/answers/{answerId}' },
      { path: { answerId }, body },
      options,
    ) as Promise<Result<operations['editAnswer']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Withdraws an answer of a company that the user acts for, or the user’s own reply to one. */
  withdrawAnswer(
    path: operations['withdrawAnswer']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'withdrawAnswer', method: 'delete', path: '/answers/{answerId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Replies to an answer, as the author of the contribution. */
  replyToAnswer(
    input: operations['replyToAnswer']['parameters']['path'] & { readonly draftId: NonNullable<operations['replyToAnswer']['parameters']['header']>['idempotency-key'] } & operations['replyToAnswer']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['replyToAnswer']['responses'][201]['content']['application/json'], Failure>> {
    const { answerId, draftId, ...body } = input;
    return this.#calls.send(
      { id: 'replyToAnswer', method: 'post', path: '/answers/{answerId}/reply', success: [201] },
      { path: { answerId }, headers: { 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['replyToAnswer']['responses'][201]['content']['application/json'], Failure>>;
  }
}
