import { careerProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CompanyRecords } from '../company/company-records';

export function daysSinceJoining(world: MemoryWorld, userId: string): number | null {
  const users = world.records(UserRecords);
  const user = users.find(userId);
  const [first] = user === null ? [] : users.methodsOf(user);
  if (first === undefined) return null;
  return dayNumberInIndia(world.clock.now()) - dayNumberInIndia(Date.parse(first.linkedOn));
}

/** Returns true if the user has a valid verified address at the company. */
export function worksAt(world: MemoryWorld, userId: string | null, companyId: number): boolean {
  const user = world.records(UserRecords).all.find(({ id }) => id === userId);
  const company = world.records(CompanyRecords).all.find((one) => one.companyId === companyId);
  if (user === undefined || company === undefined) return false;
  return isWorkAddress(careerProofAt(world, user, company.companyName));
}

/** Returns days since 1970, or null if there is no proof. */
export function dayOfProof(world: MemoryWorld, userId: string | null): number | null {
  const user = world.records(UserRecords).find(userId ?? '');
  const provedAt = user === null ? null : (world.records(CareerRecords).of(user).career?.provedAt ?? null);
  return provedAt === null ? null : dayNumberInIndia(provedAt);
}

export function personNumber(world: MemoryWorld, userId: string): number {
  return world.records(UserRecords).all.findIndex(({ id }) => id === userId);
}
