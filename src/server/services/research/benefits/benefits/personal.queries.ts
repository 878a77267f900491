import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { benefitsUniqueKey } from './benefits-unique-key';

export const contributedBenefits = contributionTable({
  kind: 'benefits',
  name: 'benefits',
  once: true,
  seals: ['card_seal'],
  exported: `select b.id, c.name as company, b.codes, b.text, d.name as department, l.name as city, b.is_current, b.created_at
             from research.benefit_reports b join catalog.companies c on c.id = b.company_id
             left join catalog.departments d on d.id = b.department_id left join catalog.locations l on l.id = b.location_id
             where b.id = any($1) order by b.created_at`,
});

export const mergedBenefits = contributionMergeStatements({
  kind: 'benefits',
  hasStatus: true,
  once: { subjectOf: benefitsUniqueKey, isOfRole: false },
});
