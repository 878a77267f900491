// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/login';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Login service: the calls of job-portal. */
export class JobPortalApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('login');
  }

  /** Stores what the job portal says of the user. */
  saveNaukriInfo(
    body: operations['saveNaukriInfo']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'saveNaukriInfo', method: 'post', path: '/naukri/save-info', purpose: 'login' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
