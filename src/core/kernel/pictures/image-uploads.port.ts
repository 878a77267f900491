import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';

/** The watcher and the way out of an upload. */
export interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1; never if that cannot be known. */
  readonly onProgress?: (share: number) => void;
  /** Calls the upload off when it resolves. */
  readonly cancelled?: Promise<void>;
}

/** Sends pictures of posts. */
export interface ImageUploads {
  /**
   * Stores a picture until a post names it, for a week. `invalid` (`picture_unreadable`, `picture_too_large`) for what is no picture or has too many
   * pixels, `writer_required` for a user who is no writer, `too_many_pictures` beyond a hundred of a day.
   */
  readonly uploadPostImage: (
    content: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<UploadedImage, Failure>>;
}

export const ImageUploadsPort: Key<ImageUploads> = Symbol('ImageUploads');
