// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of sharing. */
export class SharingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Counts that a post or a comment was shared. */
  recordShare(
    body: operations['recordShare']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['recordShare']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'recordShare', method: 'post', path: '/v1/share', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<operations['recordShare']['responses'][200]['content']['application/json'], Failure>>;
  }
}
