import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Proof } from '@/core/account/career-status/proof.rules';
import { isWorkAddress, proofOf } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { standsForDays } from '@/core/kernel/figures/proved-together.rules';
import { CareerRecords } from './career-records';

/** Returns what checked that a user works at a company; null for nothing. */
export function careerProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): Proof | null {
  const status = world.records(CareerRecords).of(user).career?.status ?? null;
  return status?.working?.companyName?.toLowerCase() === companyName.toLowerCase() ? proofOf(status) : null;
}

/** Returns whether an address of a company proves that a user works there, and no other one of it was proved in the fortnight before. */
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
    standsForDays(
      own,
      others.flatMap((one) => dayOf(one) ?? []),
    )
  );
}
