// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Moderation service: the calls of public-log. */
export class PublicLogApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('moderation');
  }

  /** What moderators did, newest lines first. */
  listLogLines(
    query: NonNullable<operations['listLogLines']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listLogLines']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listLogLines', method: 'get', path: '/log' },
      { query },
      options,
    ) as Promise<Result<operations['listLogLines']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The newest checkpoint of the log, and who cosigned it. */
  getLogCheckpoint(
    options: CallOptions = {},
  ): Promise<Result<operations['getLogCheckpoint']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getLogCheckpoint', method: 'get', path: '/log/checkpoint' },
      {},
      options,
    ) as Promise<Result<operations['getLogCheckpoint']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The lines of the last twelve months, counted. */
  getLogSums(
    options: CallOptions = {},
  ): Promise<Result<operations['getLogSums']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getLogSums', method: 'get', path: '/log/sums' },
      {},
      options,
    ) as Promise<Result<operations['getLogSums']['responses'][200]['content']['application/json'], Failure>>;
  }
}
