// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of versions. */
export class VersionsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** What a post or a comment said before its author changed it. */
  listVersions(
    path: operations['listVersions']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['listVersions']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listVersions', method: 'get', path: '/v1/versions/{versionedType}/{versionedId}' },
      { path },
      options,
    ) as Promise<Result<operations['listVersions']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Removes what the user’s own post or comment said before. */
  eraseVersions(
    path: operations['eraseVersions']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'eraseVersions', method: 'delete', path: '/v1/versions/{versionedType}/{versionedId}', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
