// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/photos';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
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

  /** Deletes the user’s own photo. */
  deletePhoto(
    path: operations['deletePhoto']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deletePhoto', method: 'delete', path: '/photos/{photoId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Restores the user’s own deleted photo. */
  restorePhoto(
    path: operations['restorePhoto']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'restorePhoto', method: 'post', path: '/photos/{photoId}/restoration' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
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
