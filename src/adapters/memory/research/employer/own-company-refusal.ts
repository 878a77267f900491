import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import type { MemoryCompany } from '../company/company-records';
import { EmployerRecords } from './employer-records';

export function ownCompanyRefusal(
  world: MemoryWorld,
  viewer: MemoryUser,
  { companyId, companyName }: MemoryCompany,
): Refusal | null {
  const { claims } = world.records(EmployerRecords);
  const employer = world.records(CareerRecords).of(viewer).career?.status.working?.companyName ?? '';
  const isClaimant = claims.some((claim) => claim.userId === viewer.id && claim.companyId === companyId);
  if (!isClaimant && employer.toLowerCase() !== companyName.toLowerCase()) return null;
  return refusal(409, 'case_of_others', moderationRefusals.ofOthers);
}
