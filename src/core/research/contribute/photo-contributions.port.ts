import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DevicePictures } from '@/core/kernel/pictures/device-pictures.port';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { UserAlbumName } from '../photos/photo';

export interface SubmittedPhoto {
  readonly fileKey: string;
  readonly album: UserAlbumName;
  readonly caption: string;
  /** True if a computer program made or changed the picture. It then does not count as a photo of an office. */
  readonly isSynthetic?: boolean;
}

export interface PhotoContribution {
  readonly companyName: string;
  readonly city: string | null;
  readonly photos: readonly SubmittedPhoto[];
  /**
   * The page or mail that led to the form. Empty if unknown. Referrer and campaign are counted, but not stored with a
   * photo.
   */
  readonly referrer: string;
  readonly campaign: string;
}

export interface PhotoContributions {
  /**
   * Idempotent by key. Fails with `invalid` for unknown items, an expired picture (`photo_not_usable`, in its field), a
   * generated picture (`photo_synthetic`), and more photos than the daily limit. Fails with `conflict` if the key was
   * used for other content, and with `unauthenticated` for a guest.
   */
  readonly givePhotos: (
    input: PhotoContribution & ContributionMarks,
  ) => Promise<Result<{ readonly photos: number }, Failure>>;
}

export interface CompanyPhotoUploads {
  /**
   * Uploads a photo, which is stored for a week until a contribution uses it. Fails with `invalid`
   * (`picture_unreadable`, `picture_too_large`), and with `unauthenticated` for a guest.
   */
  readonly uploadCompanyPhoto: (
    content: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<UploadedImage, Failure>>;
}

export const PhotoContributionsPort: Key<PhotoContributions> = Symbol('PhotoContributions');
export const CompanyPhotoUploadsPort: Key<CompanyPhotoUploads> = Symbol('CompanyPhotoUploads');
/** Separate from DevicePictures, which posts use, so that either loads without the other. */
export const PhotoPicturesPort: Key<DevicePictures> = Symbol('PhotoPictures');
