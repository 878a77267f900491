// Generated from openapi/benefits.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/benefits';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Benefits service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('benefits');
  }

  /** Reports the benefits of the user’s company. */
  giveBenefits(
    input: { readonly draftId: NonNullable<operations['giveBenefits']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['giveBenefits']['parameters']['header']>['came-by'] } & operations['giveBenefits']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['giveBenefits']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'giveBenefits', method: 'post', path: '/benefits', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['giveBenefits']['responses'][201]['content']['application/json'], Failure>>;
  }
}
