// Generated from openapi/push.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/push';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Push service: the calls of push. */
export class PushApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('push');
  }

  /** The key that browsers subscribe with. */
  getPushKey(
    options: CallOptions = {},
  ): Promise<Result<operations['getPushKey']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPushKey', method: 'get', path: '/push/key', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getPushKey']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Registers a device for push. */
  registerDevice(
    body: operations['registerDevice']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'registerDevice', method: 'post', path: '/v2/user/device/register', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Ends push to the device of the session. */
  unregisterDevice(
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'unregisterDevice', method: 'delete', path: '/v2/user/device/register', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The news that are pushed. */
  getPushChoices(
    options: CallOptions = {},
  ): Promise<Result<operations['getPushChoices']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPushChoices', method: 'get', path: '/push/choices' },
      {},
      options,
    ) as Promise<Result<operations['getPushChoices']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses the news that are pushed. */
  savePushChoices(
    body: operations['savePushChoices']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['savePushChoices']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'savePushChoices', method: 'post', path: '/push/choices' },
      { body },
      options,
    ) as Promise<Result<operations['savePushChoices']['responses'][200]['content']['application/json'], Failure>>;
  }
}
