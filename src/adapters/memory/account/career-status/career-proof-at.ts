import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Proof } from '@/core/account/career-status/proof.rules';
import { isWorkAddress, proofOf } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { countsImmediately } from '@/core/kernel/figures/proved-together.rules';
import { CareerRecords } from './career-records';

export function careerProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): Proof | null {
  const status = world.records(CareerRecords).of(user).career?.status ?? null;
  return status?.working?.companyName?.toLowerCase() === companyName.toLowerCase() ? proofOf(status) : null;
}

/** Returns true if no other address of the company was verified in the previous fortnight. */
export function isFirstProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): boolean {
  if (!isWorkAddress(careerProofAt(world, user, companyName))) return false;
  const careers = world.records(CareerRecords);
  const dayOf = (one: MemoryUser) => {
    const provedAt = careers.of(one).career?.provedAt ?? null;
    return provedAt === null ? null : dayNumberInIndia(provedAt);
  };
  const own = dayOf(user);
  const others = world
    .records(UserRecords)
    .all.filter((one) => one.id !== user.id && isWorkAddress(careerProofAt(world, one, companyName)));
  return (
    own === null ||
    countsImmediately(
      own,
      others.flatMap((one) => dayOf(one) ?? []),
    )
  );
}
