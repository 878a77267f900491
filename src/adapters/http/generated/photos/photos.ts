// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/photos';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Photo service: the calls of photos. */
export class PhotosApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('photos');
  }

  /** Photos of a company, newest first. */
  listPhotos(
    query: operations['listPhotos']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listPhotos']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listPhotos', method: 'get', path: '/photos' },
      { query },
      options,
    ) as Promise<Result<operations['listPhotos']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The albums of a company that have photos. */
  listPhotoAlbums(
    query: operations['listPhotoAlbums']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listPhotoAlbums']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listPhotoAlbums', method: 'get', path: '/albums' },
      { query },
      options,
    ) as Promise<Result<operations['listPhotoAlbums']['responses'][200]['content']['application/json'], Failure>>;
  }
}
