// Generated from openapi/company.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/company';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Company service: the calls of compare. */
export class CompareApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('company');
  }

  /** Companies side by side. */
  compareCompanies(
    query: operations['compareCompanies']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['compareCompanies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'compareCompanies', method: 'get', path: '/companies/compare', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['compareCompanies']['responses'][200]['content']['application/json'], Failure>>;
  }
}
