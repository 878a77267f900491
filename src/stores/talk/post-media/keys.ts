import type { Key } from '@/core/kernel/common/key';
import type { ImagesStore } from './images.store';
import type { VideoStore } from './video.store';

export const ImagesKey: Key<ImagesStore> = Symbol('post-media/ImagesStore');
export const VideoKey: Key<VideoStore> = Symbol('post-media/VideoStore');
