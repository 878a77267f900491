import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import { photoFault } from '@/core/kernel/pictures/photo.rules';
import { STORED_EDGE, shrunkTo } from '@/core/kernel/pictures/picture-edges.rules';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import { pictureHeadOf } from './memory-picture-head';
import { countUpload } from './upload-records';

/** Returns the two file names that a service would store. Refuses unreadable and large pictures. */
export function uploadedImageOf(
  world: MemoryWorld,
  viewer: MemoryUser,
  body: Uint8Array,
  options: UploadOptions,
): Result<UploadedImage, Refusal['failure']> {
  const refused = countUpload(world, viewer);
  if (refused !== null) return refused;
  const head = pictureHeadOf(body);
  const fault = photoFault(body.length, head);
  if (fault !== null || head === null) {
    return refusal(422, head === null ? 'picture_unreadable' : 'picture_too_large', fault ?? '');
  }
  options.onProgress?.(1);
  const { width, height } = shrunkTo(STORED_EDGE, head);
  const fileKey = `${world.ids.next()}-${width}x${height}`;
  return ok({ fileKey, url: `/media/${fileKey}.webp`, previewUrl: `/media/${fileKey}-s.webp`, width, height });
}
