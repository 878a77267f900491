// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of post-media. */
export class PostMediaApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Uploads a picture for a post. */
  uploadPostImage(
    body: Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<Result<operations['uploadPostImage']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'uploadPostImage', method: 'post', path: '/v1/post/media', success: [201] },
      { body },
      options,
    ) as Promise<Result<operations['uploadPostImage']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Takes a picture out of the user’s own post. */
  deletePostMedia(
    path: operations['deletePostMedia']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deletePostMedia', method: 'delete', path: '/v1/post/{postId}/media/{key}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Reads the address of a video. */
  validateYoutubeUrl(
    body: operations['validateYoutubeUrl']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['validateYoutubeUrl']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'validateYoutubeUrl', method: 'post', path: '/v2/post/validate-youtube-url' },
      { body },
      options,
    ) as Promise<Result<operations['validateYoutubeUrl']['responses'][200]['content']['application/json'], Failure>>;
  }
}
