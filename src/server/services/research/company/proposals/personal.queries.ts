import { contributionTable } from '@/server/platform/personal/contribution-table.queries';

export const contributedCompanies = contributionTable({
  kind: 'companies',
  name: 'added_companies',
  exported: `select p.id, p.name, p.city, p.website, p.contribution, p.month from research.company_proposals p where p.id = any($1) order by p.month, p.id`,
});
