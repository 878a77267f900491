import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DevicePictures } from '@/core/kernel/pictures/device-pictures.port';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { GivenAlbumName } from '../photos/photo';

/** An uploaded picture that becomes a photo. */
export interface GivenPhoto {
  readonly fileKey: string;
  readonly album: GivenAlbumName;
  /** Empty for none. */
  readonly caption: string;
  /** A computer program made or changed it: it is no photo of an office. */
  readonly isSynthetic?: boolean;
}

/** Photos of one company as a user adds them; company and city are names of the catalogue. */
export interface PhotoContribution {
  readonly companyName: string;
  readonly city: string | null;
  readonly photos: readonly GivenPhoto[];
  /** The page or mail that led to the form; empty for none. Counted, and kept with no photo, as the campaign. */
  readonly referrer: string;
  readonly campaign: string;
}

/** Adds photos of companies. */
export interface PhotoContributions {
  /**
   * Stores the photos once. `invalid` for what the catalogue does not have, for a picture that is not there any more (`photo_not_usable`, at its place), for one that a program made (`photo_synthetic`), and beyond the
   * limit of a day; `conflict` if the key was used for another content; `unauthenticated` for a guest.
   */
  readonly givePhotos: (
    input: PhotoContribution & ContributionMarks,
  ) => Promise<Result<{ readonly photos: number }, Failure>>;
}

export interface CompanyPhotoUploads {
  /**
   * Stores a picture until a contribution names it, for a week. `invalid` (`picture_unreadable`, `picture_too_large`) for what is no picture or has too many
   * pixels, `unauthenticated` for a guest.
   */
  readonly uploadCompanyPhoto: (
    content: Uint8Array<ArrayBuffer>,
    options?: UploadOptions,
  ) => Promise<Result<UploadedImage, Failure>>;
}

export const PhotoContributionsPort: Key<PhotoContributions> = Symbol('PhotoContributions');
export const CompanyPhotoUploadsPort: Key<CompanyPhotoUploads> = Symbol('CompanyPhotoUploads');
/** Names the DevicePictures of this feature in the container: it comes without that of posts. */
export const PhotoPicturesPort: Key<DevicePictures> = Symbol('PhotoPictures');
