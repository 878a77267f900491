// Generated from openapi/employer.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/employer';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Employer service: the calls of employer-corrections. */
export class EmployerCorrectionsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('employer');
  }

  /** The facts of a claimed company’s entry, and the corrections that the user has proposed. */
  listOwnCorrections(
    path: operations['listOwnCorrections']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listOwnCorrections']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOwnCorrections', method: 'get', path: '/claims/{claimId}/corrections' },
      { path },
      options,
    ) as Promise<Result<operations['listOwnCorrections']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Proposes a correction of a fact, with its source. */
  proposeCorrection(
    input: operations['proposeCorrection']['parameters']['path'] & operations['proposeCorrection']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['proposeCorrection']['responses'][201]['content']['application/json'], Failure>> {
    const { claimId, ...body } = input;
    return this.#calls.send(
      { id: 'proposeCorrection', method: 'post', path: '/claims/{claimId}/corrections', success: [201] },
      { path: { claimId }, body },
      options,
    ) as Promise<Result<operations['proposeCorrection']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** The corrections that wait, the oldest first, for moderators. */
  listCorrections(
    options: CallOptions = {},
  ): Promise<Result<operations['listCorrections']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCorrections', method: 'get', path: '/corrections' },
      {},
      options,
    ) as Promise<Result<operations['listCorrections']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Withdraws the user’s own correction that waits. */
  withdrawCorrection(
    path: operations['withdrawCorrection']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'withdrawCorrection', method: 'delete', path: '/corrections/{correctionId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Accepts or refuses a correction, as a moderator. */
  decideCorrection(
    input: operations['decideCorrection']['parameters']['path'] & operations['decideCorrection']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { correctionId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'decideCorrection', method: 'put', path: '/corrections/{correctionId}/decision' },
      { path: { correctionId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** What of a company’s entry was corrected and by which source, newest first, for everybody. */
  listCompanyCorrections(
    path: operations['listCompanyCorrections']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanyCorrections']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCompanyCorrections', method: 'get', path: '/companies/{company}/corrections' },
      { path },
      options,
    ) as Promise<Result<operations['listCompanyCorrections']['responses'][200]['content']['application/json'], Failure>>;
  }
}
