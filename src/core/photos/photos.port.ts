import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { PhotoAlbum, PhotoAlbumName, PhotoPage } from './photo';

/** Reads photos of companies. */
export interface Photos {
  /** Newest first; page 1 and 18 a page without others. `notFound` where there is no such company. */
  listPhotos(query: {
    readonly company: string;
    readonly album?: PhotoAlbumName;
    readonly page?: number;
    readonly limit?: number;
  }): Promise<Result<PhotoPage, Failure>>;
  /** Those with the most photos first. `notFound` where there is no such company. */
  listPhotoAlbums(query: { readonly company: string }): Promise<Result<readonly PhotoAlbum[], Failure>>;
}

/** Names the Photos port in the container. */
export const PhotosPort: Key<Photos> = Symbol('Photos');
