// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/user';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** User service: the calls of native-app. */
export class NativeAppApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** Asks whether a native app may show a popup now. */
  checkPopup(
    body: operations['checkPopup']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['checkPopup']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'checkPopup', method: 'post', path: '/user/popup/check', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<operations['checkPopup']['responses'][200]['content']['application/json'], Failure>>;
  }
}
