import type { RelatedCompany } from './company-card';

export const RELATION_LABELS: Readonly<Record<RelatedCompany['kind'], string>> = {
  parent: 'Parent company',
  subsidiary: 'Subsidiary',
  associate: 'Associated company',
};
