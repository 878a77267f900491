// Generated from openapi/salary.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/salary';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Salary service: the calls of salaries. */
export class SalariesApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('salary');
  }

  /** Figures by company, by job profile or by industry, the most reported first. */
  listSalaries(
    query: operations['listSalaries']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listSalaries']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listSalaries', method: 'get', path: '/salaries' },
      { query },
      options,
    ) as Promise<Result<operations['listSalaries']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** What people earn in one company, in one job profile, or in both. */
  getSalaryReport(
    query: NonNullable<operations['getSalaryReport']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['getSalaryReport']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getSalaryReport', method: 'get', path: '/salaries/report' },
      { query },
      options,
    ) as Promise<Result<operations['getSalaryReport']['responses'][200]['content']['application/json'], Failure>>;
  }
}
