// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Moderation service: the calls of statements. */
export class StatementsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('moderation');
  }

  /** The statements to the user, newest first. */
  listStatements(
    options: CallOptions = {},
  ): Promise<Result<operations['listStatements']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listStatements', method: 'get', path: '/statements' },
      {},
      options,
    ) as Promise<Result<operations['listStatements']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** A statement about the user’s contribution. */
  getStatement(
    path: operations['getStatement']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getStatement']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getStatement', method: 'get', path: '/statements/{statementId}' },
      { path },
      options,
    ) as Promise<Result<operations['getStatement']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Appeals against a decision, to another moderator. */
  appealDecision(
    input: operations['appealDecision']['parameters']['path'] & operations['appealDecision']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { statementId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'appealDecision', method: 'put', path: '/statements/{statementId}/appeal' },
      { path: { statementId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Answers a complaint of untruth before it is decided. */
  answerComplaint(
    input: operations['answerComplaint']['parameters']['path'] & operations['answerComplaint']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { statementId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'answerComplaint', method: 'put', path: '/statements/{statementId}/answer' },
      { path: { statementId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
