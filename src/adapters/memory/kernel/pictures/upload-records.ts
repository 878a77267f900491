import { DailyCounts } from '@/adapters/memory/kernel/world/daily-counts';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_UPLOADS_PER_DAY, TOO_MANY_UPLOADS } from '@/core/kernel/pictures/upload.rules';

export class UploadRecords {
  readonly ofDay = new DailyCounts();
}

export function countUpload(world: MemoryWorld, { id }: MemoryUser): Refusal | null {
  const { ofDay } = world.records(UploadRecords);
  const isWithin = ofDay.count(id, dayInIndia(world.clock.now()), MAX_UPLOADS_PER_DAY);
  return isWithin ? null : refusal(422, 'too_many_pictures', TOO_MANY_UPLOADS);
}
