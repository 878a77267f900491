import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { ReviewText } from '@/core/research/contribute/review-contributions.port';
import type { MemoryCompany } from '../company/company-records';
import { CompanyRecords } from '../company/company-records';

export function companyOfReview(world: MemoryWorld, name: string): MemoryCompany | Refusal {
  const found = world
    .records(CompanyRecords)
    .all.find(({ companyName }) => companyName.toLowerCase() === name.toLowerCase());
  return found ?? unknown('company', 'companyName', contributionRefusals.company);
}

export function unknownFacts(
  world: MemoryWorld,
  { jobProfile, departmentId, city }: Pick<ReviewText, 'jobProfile' | 'departmentId' | 'city'>,
): Refusal | null {
  const { lists } = world.records(CatalogRecords);
  const has = (list: 'jobProfile' | 'location', name: string) =>
    lists[list].some((item) => item.name.toLowerCase() === name.toLowerCase());
  if (jobProfile !== null && !has('jobProfile', jobProfile)) {
    return unknown('role', 'jobProfile', contributionRefusals.jobProfile);
  }
  if (departmentId !== null && lists.department.every(({ id }) => id !== departmentId)) {
    return unknown('department', 'departmentId', contributionRefusals.department);
  }
  return city === null || has('location', city) ? null : unknown('city', 'city', contributionRefusals.city);
}

function unknown(what: string, field: string, message: string): Refusal {
  return refusal(422, `review_${what}_unknown`, message, { [field]: message });
}
