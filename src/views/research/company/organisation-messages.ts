import type { RelatedCompany } from '@/core/research/company/company-card';

export const organisationMessages = {
  kinds: {
    parent: { one: 'Parent company', other: '{count} parent companies' },
    subsidiary: { one: '{count} subsidiary', other: '{count} subsidiaries' },
    associate: { one: '{count} associated company', other: '{count} associated companies' },
  } satisfies Readonly<Record<RelatedCompany['kind'], Readonly<Record<'one' | 'other', string>>>>,
  organisationOf: (name: string) => `Companies associated with ${name}`,
  noOrganisation: 'No associated companies are known yet.',
  compareGroup: 'Compare them side by side',
} as const;
