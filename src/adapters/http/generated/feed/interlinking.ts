// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of interlinking. */
export class InterlinkingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Pages to read after a given page. */
  listPageLinks(
    query: operations['listPageLinks']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listPageLinks']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listPageLinks', method: 'get', path: '/v1/feed/interlinking-widget', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listPageLinks']['responses'][200]['content']['application/json'], Failure>>;
  }
}
