// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/dropdown';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Dropdown service: the calls of catalog-groups. */
export class CatalogGroupsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('dropdown');
  }

  /** All items of a list under headings, both by name. */
  listCatalogGroups(
    path: operations['listCatalogGroups']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listCatalogGroups']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listCatalogGroups', method: 'get', path: '/dropdown/aggregate/{list}' },
      { path },
      options,
    ) as Promise<Result<operations['listCatalogGroups']['responses'][200]['content']['application/json'], Failure>>;
  }
}
