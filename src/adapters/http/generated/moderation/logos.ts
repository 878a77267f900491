// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/moderation';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Moderation service: the calls of logos. */
export class LogosApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('moderation');
  }

  /** Uploads a picture for the logo of a company or college. */
  uploadLogo(
    body: Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<Result<operations['uploadLogo']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadLogo', method: 'post', path: '/logo-files', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['uploadLogo']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Makes an uploaded picture the logo of a company or college. */
  setLogo(
    input: operations['setLogo']['parameters']['path'] & operations['setLogo']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { owner, urlName, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'setLogo', method: 'put', path: '/logos/{owner}/{urlName}' },
      { path: { owner, urlName }, body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Removes the logo of a company or college. */
  removeLogo(
    path: operations['removeLogo']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'removeLogo', method: 'delete', path: '/logos/{owner}/{urlName}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
