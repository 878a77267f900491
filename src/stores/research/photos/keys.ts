import type { Key } from '@/core/kernel/common/key';
import type { OwnPhotoStore } from './own-photo.store';
import type { PhotosStore } from './photos.store';

export const PhotosKey: Key<PhotosStore> = Symbol('photos/PhotosStore');
export const OwnPhotoKey: Key<OwnPhotoStore> = Symbol('photos/OwnPhotoStore');
