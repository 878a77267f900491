// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of onboarding. */
export class OnboardingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** Makes the user a reader. */
  completeReaderStep(
    body: operations['completeReaderStep']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['completeReaderStep']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'completeReaderStep', method: 'post', path: '/user/reader-step' },
      { body },
      options,
    ) as Promise<Result<operations['completeReaderStep']['responses'][200]['content']['application/json'], Failure>>;
  }
}
