import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface UploadOptions {
  /** Called with the uploaded share, from 0 to 1. Never called if it is unknown. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload when it resolves. */
  readonly cancelled?: Promise<void>;
}

export interface PhotoUploads {
  /**
   * Replaces the user's photo. Fails with `invalid` (`photo_unreadable`, `photo_too_large`), and with `conflict`
   * (`profile_changed`) if the session has become another user's.
   */
  readonly uploadProfilePhoto: (
    photo: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<{ readonly photoUrl: string }, Failure>>;
}

export const PhotoUploadsPort: Key<PhotoUploads> = Symbol('PhotoUploads');
