import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Proof } from '@/core/account/career-status/proof.rules';
import { proofOf } from '@/core/account/career-status/proof.rules';
import { CareerRecords } from './career-records';

/** Returns what checked that a user works at a company; null for nothing. */
export function careerProofAt(world: MemoryWorld, user: MemoryUser, companyName: string): Proof | null {
  const status = world.records(CareerRecords).of(user).career?.status ?? null;
  return status?.working?.companyName?.toLowerCase() === companyName.toLowerCase() ? proofOf(status) : null;
}
