import type { Key } from '@/core/common/key';
import type { PhotosStore } from './photos.store';

export const PhotosKey: Key<PhotosStore> = Symbol('PhotosStore');
