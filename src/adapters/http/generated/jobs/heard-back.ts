// Generated from openapi/jobs.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/jobs';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Jobs service: the calls of heard-back. */
export class HeardBackApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('jobs');
  }

  /** The openings that the user applied for, the last one first. */
  listApplications(
    options: CallOptions = {},
  ): Promise<Result<operations['listApplications']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listApplications', method: 'get', path: '/applications', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listApplications']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Remembers that the user went to the site for applications. */
  noteApplication(
    path: operations['noteApplication']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'noteApplication', method: 'put', path: '/openings/{jobId}/application', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Forgets an opening and the answer. */
  removeApplication(
    path: operations['removeApplication']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'removeApplication', method: 'delete', path: '/applications/{applicationId}', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Says whether the user heard back within 14 days, or takes that back. */
  answerApplication(
    input: operations['answerApplication']['parameters']['path'] & operations['answerApplication']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { applicationId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'answerApplication', method: 'put', path: '/applications/{applicationId}/answer', purpose: 'repeated' },
      { path: { applicationId }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
