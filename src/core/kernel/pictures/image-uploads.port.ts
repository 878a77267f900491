import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';

export interface UploadOptions {
  /** From 0 to 1; never called if unknown. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload when it resolves. */
  readonly cancelled?: Promise<void>;
}

export interface ImageUploads {
  /**
   * Kept for a week until a post names it. `invalid` (`picture_unreadable`, `picture_too_large`),
   * `writer_required` for a user who is not a writer, `too_many_pictures` beyond a hundred a day.
   */
  readonly uploadPostImage: (
    content: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<UploadedImage, Failure>>;
}

export const ImageUploadsPort: Key<ImageUploads> = Symbol('ImageUploads');
