import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { keyReused } from '@/adapters/memory/talk/posting/memory-post-writing';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { NewCompany } from '@/core/research/company-proposals/new-company';
import type { MemoryReport } from './contribution-records';
import { ContributionRecords } from './contribution-records';

interface ProposedContribution {
  readonly kind: 'review' | 'salary' | 'interview' | 'benefit' | 'tenure';
  readonly key: string;
  readonly body: { readonly companyName: string };
  readonly newCompany: NewCompany;
}

/**
 * Stores a proposed company and its contribution under one id, and returns the id. There are no moderators in memory.
 */
export function proposeCompany(
  world: MemoryWorld,
  viewer: MemoryUser,
  { kind, key, body, newCompany }: ProposedContribution,
): Result<string, Refusal['failure']> {
  const addedName = body.companyName.replaceAll(/\s+/g, ' ').trim();
  const report: Pick<MemoryReport, 'kind' | 'about' | 'month' | 'findings' | 'addedName'> = {
    kind: 'company',
    about: null,
    month: monthInIndia(world.clock.now()),
    findings: checkTexts('company', [addedName]).held,
    addedName,
  };
  return world
    .records(ContributionRecords)
    .store(
      viewer,
      { kind, key: `company ${key}`, said: [body, newCompany], companyId: 0, once: null, earns: 0, report },
      () => () => undefined,
      keyReused,
    );
}
