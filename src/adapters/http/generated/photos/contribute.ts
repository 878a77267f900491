// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/photos';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Photo service: the calls of contribute. */
export class ContributeApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('photos');
  }

  /** Adds uploaded pictures to the photos of a company. */
  givePhotos(
    input: { readonly draftId: NonNullable<operations['givePhotos']['parameters']['header']>['idempotency-key'] } & { readonly cameBy?: NonNullable<operations['givePhotos']['parameters']['header']>['came-by'] } & operations['givePhotos']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['givePhotos']['responses'][201]['content']['application/json'], Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#calls.send(
      { id: 'givePhotos', method: 'post', path: '/photos', success: [201] },
      { headers: { 'idempotency-key': draftId, 'came-by': cameBy }, body },
      options,
    ) as Promise<Result<operations['givePhotos']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Uploads a picture for the photos of a company. */
  uploadCompanyPhoto(
    body: Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<Result<operations['uploadCompanyPhoto']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadCompanyPhoto', method: 'post', path: '/photo-files', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['uploadCompanyPhoto']['responses'][201]['content']['application/json'], Failure>>;
  }
}
