import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PhotoAlbum, PhotoAlbumName, PhotoPage } from './photo';

export interface PhotoPath {
  readonly photoId: string;
}

/** Photos of companies. */
export interface Photos {
  /** Newest first; page 1 and 18 a page without others. `notFound` if there is no such company. */
  readonly listPhotos: (wanted: {
    readonly company: string;
    readonly album?: PhotoAlbumName;
    readonly page?: number;
    readonly limit?: number;
  }) => Promise<Result<PhotoPage, Failure>>;
  /** Those with the most photos first. `notFound` if there is no such company. */
  readonly listPhotoAlbums: (wanted: { readonly company: string }) => Promise<Result<readonly PhotoAlbum[], Failure>>;
  /** Deletes a photo; a second call changes nothing. Fails with `notFound`, `forbidden` for another user's, `unauthenticated` for a guest. */
  readonly deletePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
  /** Takes a deletion back, within an hour; refused as a deletion is. */
  readonly restorePhoto: (photo: PhotoPath) => Promise<Result<null, Failure>>;
}

export const PhotosPort: Key<Photos> = Symbol('Photos');
