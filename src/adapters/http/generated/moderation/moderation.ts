// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Moderation service: the calls of moderation. */
export class ModerationApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('moderation');
  }

  /** The user’s roles. */
  getOwnRoles(
    options: CallOptions = {},
  ): Promise<Result<operations['getOwnRoles']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOwnRoles', method: 'get', path: '/roles', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getOwnRoles']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The version of the moderators’ code of conduct in force, and the one that the moderator accepted. */
  getConductAcceptance(
    options: CallOptions = {},
  ): Promise<Result<operations['getConductAcceptance']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getConductAcceptance', method: 'get', path: '/conduct' },
      {},
      options,
    ) as Promise<Result<operations['getConductAcceptance']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Accepts the code of conduct in force. */
  acceptConduct(
    body: operations['acceptConduct']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['acceptConduct']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'acceptConduct', method: 'put', path: '/conduct' },
      { body },
      options,
    ) as Promise<Result<operations['acceptConduct']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The most urgent open cases. */
  listCases(
    options: CallOptions = {},
  ): Promise<Result<operations['listCases']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCases', method: 'get', path: '/cases' },
      {},
      options,
    ) as Promise<Result<operations['listCases']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Claims a case for fifteen minutes. */
  claimCase(
    path: operations['claimCase']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['claimCase']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'claimCase', method: 'put', path: '/cases/{caseId}/claim' },
      { path },
      options,
    ) as Promise<Result<operations['claimCase']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Gives a case back to the queue. */
  releaseCase(
    path: operations['releaseCase']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'releaseCase', method: 'delete', path: '/cases/{caseId}/claim' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Decides a claimed case. */
  decideCase(
    input: operations['decideCase']['parameters']['path'] & operations['decideCase']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['decideCase']['responses'][200]['content']['application/json'], Failure>> {
    const { caseId, ...body } = input;
    return this.#calls.send(
      { id: 'decideCase', method: 'put', path: '/cases/{caseId}/decision' },
      { path: { caseId }, body },
      options,
    ) as Promise<Result<operations['decideCase']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Takes the moderator’s own decision back within a minute. */
  undoDecision(
    path: operations['undoDecision']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'undoDecision', method: 'delete', path: '/cases/{caseId}/decision' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
