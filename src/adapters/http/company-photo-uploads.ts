import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { CompanyPhotoUploads } from '@/core/research/contribute/photo-contributions.port';
import { ContributeApi } from './generated/photos/contribute';
import type { HttpClient } from './http-client';
import type { ReportingFetch } from './reported-upload';
import { uploadCallOptions } from './reported-upload';

export class HttpCompanyPhotoUploads implements CompanyPhotoUploads {
  readonly #api: ContributeApi;
  readonly #reportingFetch: ReportingFetch | null;

  constructor(client: HttpClient, reportingFetch: ReportingFetch | null) {
    this.#api = new ContributeApi(client);
    this.#reportingFetch = reportingFetch;
  }

  uploadCompanyPhoto(
    content: Uint8Array<ArrayBuffer>,
    options: UploadOptions = {},
  ): Promise<Result<UploadedImage, Failure>> {
    return this.#api.uploadCompanyPhoto(content, uploadCallOptions(options, this.#reportingFetch));
  }
}
