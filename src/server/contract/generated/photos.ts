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

export interface GivePhotosRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['givePhotos']['parameters']['header'];
  readonly body: operations['givePhotos']['requestBody']['content']['application/json'];
}

export type GivePhotosAnswer = Answer<201, operations['givePhotos']['responses'][201]['content']['application/json']>;

export interface DeletePhotoRequest extends HandlerContext<Viewer> {
  readonly path: operations['deletePhoto']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeletePhotoAnswer = Answer<204, null>;

export interface RestorePhotoRequest extends HandlerContext<Viewer> {
  readonly path: operations['restorePhoto']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RestorePhotoAnswer = Answer<204, null>;

export interface UploadCompanyPhotoRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type UploadCompanyPhotoAnswer = Answer<201, operations['uploadCompanyPhoto']['responses'][201]['content']['application/json']>;

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
  /** Adds uploaded pictures to the photos of a company. */
  givePhotos(request: GivePhotosRequest): Promise<GivePhotosAnswer>;
  /** Deletes the user’s own photo. */
  deletePhoto(request: DeletePhotoRequest): Promise<DeletePhotoAnswer>;
  /** Restores the user’s own deleted photo. */
  restorePhoto(request: RestorePhotoRequest): Promise<RestorePhotoAnswer>;
  /** Uploads a picture for the photos of a company. */
  uploadCompanyPhoto(request: UploadCompanyPhotoRequest): Promise<UploadCompanyPhotoAnswer>;
  /** The albums of a company that have photos. */
  listPhotoAlbums(request: ListPhotoAlbumsRequest): Promise<ListPhotoAlbumsAnswer>;
};
