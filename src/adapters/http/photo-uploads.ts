import type { PhotoUploads, UploadOptions } from '@/core/account/my-profile/photo-uploads.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { MyProfileApi } from './generated/user/my-profile';
import type { HttpClient } from './http-client';
import type { ReportingFetch } from './reported-upload';
import { uploadCallOptions } from './reported-upload';

export class HttpPhotoUploads implements PhotoUploads {
  readonly #api: MyProfileApi;
  readonly #reportingFetch: ReportingFetch | null;

  constructor(client: HttpClient, reportingFetch: ReportingFetch | null) {
    this.#api = new MyProfileApi(client);
    this.#reportingFetch = reportingFetch;
  }

  uploadProfilePhoto(
    photo: Uint8Array<ArrayBuffer>,
    options: UploadOptions = {},
  ): Promise<Result<{ readonly photoUrl: string }, Failure>> {
    return this.#api.uploadProfilePhoto(photo, uploadCallOptions(options, this.#reportingFetch));
  }
}
