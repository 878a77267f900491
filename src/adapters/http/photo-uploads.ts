import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { PhotoUploads, UploadOptions } from '@/core/my-profile/photo-uploads.port';
import type { Fetch } from './call-trace';
import { MyProfileApi } from './generated/user/my-profile';
import type { HttpClient } from './http-client';

/** Returns a fetch that reports the share of a request's body that was sent. */
export type ReportingFetch = (onProgress: (share: number) => void) => Fetch;

/** Photos over the wire. Without a fetch that reports, nothing is known on the way. */
export class HttpPhotoUploads implements PhotoUploads {
  readonly #api: MyProfileApi;
  readonly #reportingFetch: ReportingFetch | null;

  constructor(client: HttpClient, reportingFetch: ReportingFetch | null) {
    this.#api = new MyProfileApi(client);
    this.#reportingFetch = reportingFetch;
  }

  uploadProfilePhoto(
    photo: Uint8Array<ArrayBuffer>,
    { onProgress, cancelled }: UploadOptions = {},
  ): Promise<Result<{ readonly photoUrl: string }, Failure>> {
    const controller = new AbortController();
    void cancelled?.then(() => controller.abort());
    return this.#api.uploadProfilePhoto(photo, {
      signal: controller.signal,
      ...(onProgress && this.#reportingFetch && { fetch: this.#reportingFetch(onProgress) }),
    });
  }
}
