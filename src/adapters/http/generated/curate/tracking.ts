// Generated from openapi/curate.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/curate';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Curate service: the calls of tracking. */
export class TrackingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('curate');
  }

  /** Counts one use of a page. */
  recordUsage(
    input: { readonly deviceType: NonNullable<operations['recordUsage']['parameters']['header']>['x-device-type'] } & operations['recordUsage']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { deviceType, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'recordUsage', method: 'post', path: '/v0/event', purpose: 'log' },
      { headers: { 'x-device-type': deviceType }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Counts a batch of events. */
  recordEvents(
    input: { readonly deviceType: NonNullable<operations['recordEvents']['parameters']['header']>['x-device-type'] } & operations['recordEvents']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { deviceType, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'recordEvents', method: 'post', path: '/v0/event/bulk', purpose: 'log' },
      { headers: { 'x-device-type': deviceType }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
