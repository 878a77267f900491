import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';

export interface UploadOptions {
  /** Called with the uploaded share, from 0 to 1. Never called if it is unknown. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload when it resolves. */
  readonly cancelled?: Promise<void>;
}

export interface ImageUploads {
  /**
   * Uploads a picture, which is stored for a week until a post uses it. Fails with `invalid` (`picture_unreadable`,
   * `picture_too_large`), `writer_required` for a user who is not a writer, and `too_many_pictures` beyond a hundred a
   * day.
   */
  readonly uploadPostImage: (
    content: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<UploadedImage, Failure>>;
}

export const ImageUploadsPort: Key<ImageUploads> = Symbol('ImageUploads');
