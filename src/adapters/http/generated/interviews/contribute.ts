// Generated from openapi/interviews.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/interviews';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Interviews service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('interviews');
  }

  /** Tells of the user’s own interview. */
  giveInterview(
    body: operations['giveInterview']['requestBody']['content']['application/json'],
    headers: operations['giveInterview']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveInterview']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'giveInterview', method: 'post', path: '/interviews' },
      { body, headers },
      options,
    ) as Promise<Result<operations['giveInterview']['responses'][200]['content']['application/json'], Failure>>;
  }
}
