import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { ImageUploads, UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import { PostMediaApi } from './generated/feed/post-media';
import type { HttpClient } from './http-client';
import type { ReportingFetch } from './reported-upload';
import { uploadCallOptions } from './reported-upload';

export class HttpImageUploads implements ImageUploads {
  readonly #api: PostMediaApi;
  readonly #reportingFetch: ReportingFetch | null;

  constructor(client: HttpClient, reportingFetch: ReportingFetch | null) {
    this.#api = new PostMediaApi(client);
    this.#reportingFetch = reportingFetch;
  }

  uploadPostImage(
    content: Uint8Array<ArrayBuffer>,
    options: UploadOptions = {},
  ): Promise<Result<UploadedImage, Failure>> {
    return this.#api.uploadPostImage(content, uploadCallOptions(options, this.#reportingFetch));
  }
}
