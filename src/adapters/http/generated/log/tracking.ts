// Generated from openapi/log.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/log';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Log service: the calls of tracking. */
export class TrackingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('log');
  }

  /** Stores an error report. */
  logError(
    body: operations['logError']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'logError', method: 'post', path: '/v4/log/error', purpose: 'log' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Stores performance marks. */
  logPerformance(
    body: operations['logPerformance']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'logPerformance', method: 'post', path: '/v4/log/performance', purpose: 'log' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Stores web vitals beyond their limit. */
  logWebVitals(
    body: operations['logWebVitals']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'logWebVitals', method: 'post', path: '/v4/log/web-vitals', purpose: 'log' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
