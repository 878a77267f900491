// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Moderation service: the calls of operations. */
export class OperationsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('moderation');
  }

  /** What the operator has to look after. */
  getOperations(
    options: CallOptions = {},
  ): Promise<Result<operations['getOperations']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getOperations', method: 'get', path: '/operations' },
      {},
      options,
    ) as Promise<Result<operations['getOperations']['responses'][200]['content']['application/json'], Failure>>;
  }
}
