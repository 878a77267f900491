import { DailyCounts } from '@/adapters/memory/kernel/world/daily-counts';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import { photoFault } from '@/core/kernel/pictures/photo.rules';
import { STORED_EDGE, scaledToEdge } from '@/core/kernel/pictures/picture-edges.rules';
import { MAX_UPLOADS_PER_DAY, TOO_MANY_UPLOADS } from '@/core/kernel/pictures/upload.rules';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import { pictureHeadOf } from './memory-picture-head';

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
  const { width, height } = scaledToEdge(STORED_EDGE, head);
  const fileKey = `${world.ids.next()}-${width}x${height}`;
  return ok({ fileKey, url: `/media/${fileKey}.webp`, previewUrl: `/media/${fileKey}-s.webp`, width, height });
}

class UploadRecords {
  readonly ofDay = new DailyCounts();
}

function countUpload(world: MemoryWorld, { id }: MemoryUser): Refusal | null {
  const { ofDay } = world.records(UploadRecords);
  const isWithin = ofDay.count(id, dayInIndia(world.clock.now()), MAX_UPLOADS_PER_DAY);
  return isWithin ? null : refusal(422, 'too_many_pictures', TOO_MANY_UPLOADS);
}
