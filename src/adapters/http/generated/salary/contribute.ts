// Generated from openapi/salary.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/salary';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Salary service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('salary');
  }

  /** Tells the user’s own pay. */
  giveSalary(
    body: operations['giveSalary']['requestBody']['content']['application/json'],
    headers: operations['giveSalary']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveSalary']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'giveSalary', method: 'post', path: '/salaries' },
      { body, headers },
      options,
    ) as Promise<Result<operations['giveSalary']['responses'][200]['content']['application/json'], Failure>>;
  }
}
