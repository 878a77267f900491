import type { RelatedCompany } from './company-card';

/** The relations of a company to another one, in words. */
export const RELATION_LABELS: Readonly<Record<RelatedCompany['kind'], string>> = {
  parent: 'Parent company',
  subsidiary: 'Subsidiary',
  associate: 'Associated company',
};
