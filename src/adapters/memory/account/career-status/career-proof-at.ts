import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Proof } from '@/core/account/career-status/proof.rules';
import { isWorkAddress, proofOf } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { countsImmediately, peopleBehindProofs } from '@/core/kernel/figures/proved-together.rules';
import { CareerRecords } from './career-records';

export function careerProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): Proof | null {
  const status = world.records(CareerRecords).of(user).career?.status ?? null;
  return status?.working?.companyName?.toLowerCase() === companyName.toLowerCase() ? proofOf(status) : null;
}

/** Returns true if no other address of the company was verified in the previous fortnight. */
export function isFirstProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): boolean {
  if (!isWorkAddress(careerProofAt(world, user, companyName))) return false;
  const own = provedDay(world, user);
  const others = usersAt(world, companyName).filter(({ id }) => id !== user.id);
  return (
    own === null ||
    countsImmediately(
      own,
      others.flatMap((one) => provedDay(world, one) ?? []),
    )
  );
}

export function peopleProvedAt(world: MemoryWorld, companyName: string): number {
  const days = usersAt(world, companyName).map((user) => provedDay(world, user));
  return peopleBehindProofs(days, dayNumberInIndia(world.clock.now()));
}

function usersAt(world: MemoryWorld, companyName: string): readonly MemoryUser[] {
  return world.records(UserRecords).all.filter((one) => isWorkAddress(careerProofAt(world, one, companyName)));
}

function provedDay(world: MemoryWorld, user: MemoryUser): number | null {
  const provedAt = world.records(CareerRecords).of(user).career?.provedAt ?? null;
  return provedAt === null ? null : dayNumberInIndia(provedAt);
}
