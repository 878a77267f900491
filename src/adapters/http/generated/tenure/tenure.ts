// Generated from openapi/tenure.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/tenure';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Tenure service: the calls of tenure. */
export class TenureApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('tenure');
  }

  /** What people report of joining, staying at and leaving a company. */
  getTenureFigures(
    query: operations['getTenureFigures']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getTenureFigures']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getTenureFigures', method: 'get', path: '/tenure-figures' },
      { query },
      options,
    ) as Promise<Result<operations['getTenureFigures']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The facts that people choose by, of several companies. */
  listTenureFacts(
    query: operations['listTenureFacts']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listTenureFacts']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listTenureFacts', method: 'get', path: '/tenure-facts', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listTenureFacts']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s own reports of a company, the newest stay first. */
  listOwnTenure(
    query: operations['listOwnTenure']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listOwnTenure']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listOwnTenure', method: 'get', path: '/tenure-reports' },
      { query },
      options,
    ) as Promise<Result<operations['listOwnTenure']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Reports a stay at a company. */
  giveTenure(
    input: { readonly draftId: NonNullable<operations['giveTenure']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['giveTenure']['parameters']['header']>['came-by'] } & operations['giveTenure']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveTenure']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'giveTenure', method: 'post', path: '/tenure-reports', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['giveTenure']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Changes the user’s own report. */
  editTenure(
    input: operations['editTenure']['parameters']['path'] & operations['editTenure']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { reportId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'editTenure', method: 'put', path: '/tenure-reports/{reportId}' },
      { path: { reportId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
