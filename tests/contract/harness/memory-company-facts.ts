import { companyFacts } from '@tests/support/company-facts';
import type { MemoryCompany } from '@/adapters/memory/research/company/company-records';

export function memoryCompanyFacts(companyId: number): Partial<MemoryCompany> {
  const { about, details, offices, sections, videos, formerUrlName, subsidiary } = companyFacts;
  if (companyId === subsidiary) return { related: [{ kind: 'parent', companyId: 1 }] };
  if (companyId === 3) {
    const kochi = { locationUrl: 'kochi', city: 'Kochi', state: 'Kerala', address: null, employees: null };
    return { offices: [{ ...kochi, isHeadquarters: true }] };
  }
  return {
    about,
    foundedYear: details.foundedYear,
    indianEmployeeCount: details.indianEmployeeCount,
    globalEmployeeCount: details.globalEmployeeCount,
    details,
    offices,
    sections,
    videos,
    formerUrlNames: [formerUrlName],
    related: [{ kind: 'subsidiary', companyId: subsidiary }],
  };
}
