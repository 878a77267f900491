import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';

export function makeMemoryModerator(
  world: MemoryWorld,
  userId: string,
  accepted: number | null = CONDUCT_VERSION,
): void {
  const { moderators, conduct } = world.records(CaseRecords);
  moderators.add(userId);
  if (accepted !== null) conduct.set(userId, { version: accepted, acceptedOn: dayInIndia(world.clock.now()) });
}
