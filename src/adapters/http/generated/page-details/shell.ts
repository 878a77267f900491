// Generated from openapi/page-details.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/page-details';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Page-details service: the calls of shell. */
export class ShellApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('page-details');
  }

  /** Title, description and screen name of a path. */
  getPageDetails(
    query: operations['getPageDetails']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getPageDetails']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPageDetails', method: 'get', path: '/page-details' },
      { query },
      options,
    ) as Promise<Result<operations['getPageDetails']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Screen name of a path. */
  getPageName(
    query: operations['getPageName']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getPageName']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPageName', method: 'get', path: '/pagename', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['getPageName']['responses'][200]['content']['application/json'], Failure>>;
  }
}
