// Generated from openapi/employer.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/employer';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Employer service: the calls of employer. */
export class EmployerApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('employer');
  }

  /** The user’s own claims, by company. */
  listOwnClaims(
    options: CallOptions = {},
  ): Promise<Result<operations['listOwnClaims']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOwnClaims', method: 'get', path: '/claims' },
      {},
      options,
    ) as Promise<Result<operations['listOwnClaims']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Starts to claim a company, or to renew a claim. */
  startClaim(
    body: operations['startClaim']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['startClaim']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'startClaim', method: 'post', path: '/claims', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['startClaim']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Ends the user’s own claim. */
  endClaim(
    path: operations['endClaim']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'endClaim', method: 'delete', path: '/claims/{claimId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Looks for the TXT record at the company’s domain. */
  proveClaimRecord(
    path: operations['proveClaimRecord']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['proveClaimRecord']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'proveClaimRecord', method: 'post', path: '/claims/{claimId}/record' },
      { path },
      options,
    ) as Promise<Result<operations['proveClaimRecord']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Enters the code that the role address got. */
  proveClaimCode(
    input: operations['proveClaimCode']['parameters']['path'] & operations['proveClaimCode']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['proveClaimCode']['responses'][200]['content']['application/json'], Failure>> {
    const { claimId, ...body } = input;
    return this.#calls.send(
      { id: 'proveClaimCode', method: 'post', path: '/claims/{claimId}/code' },
      { path: { claimId }, body },
      options,
    ) as Promise<Result<operations['proveClaimCode']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** A claim that waits for a second person, for the user who opens its link. */
  getClaimToConfirm(
    path: operations['getClaimToConfirm']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getClaimToConfirm']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getClaimToConfirm', method: 'get', path: '/claims/{claimId}/second' },
      { path },
      options,
    ) as Promise<Result<operations['getClaimToConfirm']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Confirms another person’s claim. */
  confirmClaim(
    path: operations['confirmClaim']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'confirmClaim', method: 'post', path: '/claims/{claimId}/second' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** How a company is claimed, for everybody. */
  getCompanyClaims(
    path: operations['getCompanyClaims']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getCompanyClaims']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getCompanyClaims', method: 'get', path: '/companies/{company}/claims' },
      { path },
      options,
    ) as Promise<Result<operations['getCompanyClaims']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Ends all claims of a company, as a moderator. */
  revokeClaims(
    path: operations['revokeClaims']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'revokeClaims', method: 'delete', path: '/companies/{company}/claims' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The acts of a company’s side in the public log, newest first. */
  listCompanyActs(
    input: operations['listCompanyActs']['parameters']['path'] & NonNullable<operations['listCompanyActs']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listCompanyActs']['responses'][200]['content']['application/json'], Failure>> {
    const { company, cursor, limit } = input;
    return this.#calls.send(
      { id: 'listCompanyActs', method: 'get', path: '/companies/{company}/acts' },
      { path: { company }, query: { cursor, limit } },
      options,
    ) as Promise<Result<operations['listCompanyActs']['responses'][200]['content']['application/json'], Failure>>;
  }
}
