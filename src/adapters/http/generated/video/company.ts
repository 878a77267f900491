// Generated from openapi/video.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/video';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Video service: the calls of company. */
export class CompanyApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('video');
  }

  /** The videos of a company. */
  listVideos(
    query: operations['listVideos']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listVideos']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listVideos', method: 'get', path: '/videos', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listVideos']['responses'][200]['content']['application/json'], Failure>>;
  }
}
