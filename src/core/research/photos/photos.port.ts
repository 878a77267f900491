import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PhotoAlbum, PhotoAlbumName, PhotoPage } from './photo';

export interface PhotoPath {
  readonly photoId: string;
}

export interface Photos {
  /** Lists photos, newest first. The default is page 1 with 18 photos. Fails with `notFound` for an unknown company. */
  readonly listPhotos: (wanted: {
    readonly company: string;
    readonly album?: PhotoAlbumName;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<PhotoPage, Failure>>;
  /** Lists albums, most photos first. Fails with `notFound` for an unknown company. */
  readonly listPhotoAlbums: (wanted: { readonly company: string }) => Promise<Result<readonly PhotoAlbum[], Failure>>;
  /**
   * Idempotent. Fails with `notFound`, with `forbidden` for another user's photo, and with `unauthenticated` for a
   * guest.
   */
  readonly deletePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
  /** Restores a photo within an hour of the deletion. Fails like the deletion. */
  readonly restorePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
}

export const PhotosPort: Key<Photos> = Symbol('Photos');
