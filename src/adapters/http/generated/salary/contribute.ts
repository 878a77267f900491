// Generated from openapi/salary.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/salary';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Salary service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('salary');
  }

  /** Reports the user’s own pay. */
  giveSalary(
    input: { readonly draftId: NonNullable<operations['giveSalary']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['giveSalary']['parameters']['header']>['came-by'] } & operations['giveSalary']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveSalary']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'giveSalary', method: 'post', path: '/salaries', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['giveSalary']['responses'][201]['content']['application/json'], Failure>>;
  }
}
