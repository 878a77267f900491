import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PhotoAlbum, PhotoAlbumName, PhotoPage } from './photo';

export interface PhotoPath {
  readonly photoId: string;
}

export interface Photos {
  /** Newest first; page 1 and 18 a page by default. `notFound` for an unknown company. */
  readonly listPhotos: (wanted: {
    readonly company: string;
    readonly album?: PhotoAlbumName;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<PhotoPage, Failure>>;
  /** Most photos first. `notFound` for an unknown company. */
  readonly listPhotoAlbums: (wanted: { readonly company: string }) => Promise<Result<readonly PhotoAlbum[], Failure>>;
  /** Idempotent. `notFound`, `forbidden` for another user's, `unauthenticated` for a guest. */
  readonly deletePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
  /** Within an hour of the deletion; fails like it. */
  readonly restorePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
}

export const PhotosPort: Key<Photos> = Symbol('Photos');
