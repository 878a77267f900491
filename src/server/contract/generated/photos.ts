// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/photos';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListPhotosRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['listPhotos']['parameters']['query'], 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListPhotosAnswer = Answer<200, operations['listPhotos']['responses'][200]['content']['application/json']>;

export interface ListPhotoAlbumsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listPhotoAlbums']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListPhotoAlbumsAnswer = Answer<200, operations['listPhotoAlbums']['responses'][200]['content']['application/json']>;

/** Photo service: one handler per operation. */
export type PhotosHandlers = {
  /** Photos of a company, newest first. */
  listPhotos(request: ListPhotosRequest): Promise<ListPhotosAnswer>;
  /** The albums of a company that have photos. */
  listPhotoAlbums(request: ListPhotoAlbumsRequest): Promise<ListPhotoAlbumsAnswer>;
};
