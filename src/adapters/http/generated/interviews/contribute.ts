// Generated from openapi/interviews.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/interviews';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Interviews service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('interviews');
  }

  /** Shares the user’s own interview. */
  giveInterview(
    input: { readonly draftId: NonNullable<operations['giveInterview']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['giveInterview']['parameters']['header']>['came-by'] } & operations['giveInterview']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveInterview']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'giveInterview', method: 'post', path: '/interviews', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['giveInterview']['responses'][201]['content']['application/json'], Failure>>;
  }
}
