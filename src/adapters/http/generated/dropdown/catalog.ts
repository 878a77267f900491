// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/dropdown';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Dropdown service: the calls of catalog. */
export class CatalogApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('dropdown');
  }

  /** All departments, by name. */
  listDepartments(
    options: CallOptions = {},
  ): Promise<Result<operations['listDepartments']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listDepartments', method: 'get', path: '/dropdown/departments/items', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listDepartments']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** All industries, by name. */
  listIndustries(
    options: CallOptions = {},
  ): Promise<Result<operations['listIndustries']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listIndustries', method: 'get', path: '/dropdown/industries/items', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listIndustries']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Items of a list whose name matches a typed text. */
  suggestItems(
    input: operations['suggestItems']['parameters']['path'] & operations['suggestItems']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['suggestItems']['responses'][200]['content']['application/json'], Failure>> {
    const { list, q, asText, limit } = input;
    return this.#calls.send(
      { id: 'suggestItems', method: 'get', path: '/dropdown/suggest/{list}', purpose: 'background' },
      { path: { list }, query: { q, asText, limit } },
      options,
    ) as Promise<Result<operations['suggestItems']['responses'][200]['content']['application/json'], Failure>>;
  }
}
