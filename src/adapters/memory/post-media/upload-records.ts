import { dayInIndia } from '@/core/common/india-calendar.rules';
import { MAX_UPLOADS_PER_DAY, TOO_MANY_UPLOADS } from '@/core/post-media/upload.rules';
import type { Refusal } from '../world/memory-failure';
import { refusal } from '../world/memory-failure';
import type { MemoryWorld } from '../world/memory-world';
import type { MemoryUser } from '../world/user-records';

/** The pictures that users of a memory world have uploaded, by user and day. */
export class UploadRecords {
  readonly counts = new Map<string, number>();
}

/** Counts an upload of a picture; returns its refusal beyond the limit of a day, else null. */
export function countUpload(world: MemoryWorld, { id }: MemoryUser): Refusal | null {
  const { counts } = world.records(UploadRecords);
  const ofDay = `${id} ${dayInIndia(world.clock.now())}`;
  const count = counts.get(ofDay) ?? 0;
  if (count >= MAX_UPLOADS_PER_DAY) {
    return refusal(422, 'too_many_pictures', TOO_MANY_UPLOADS);
  }
  counts.set(ofDay, count + 1);
  return null;
}
