import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { tenureUniqueKey } from './tenure-unique-key';

export const contributedTenures = contributionTable({
  kind: 'tenures',
  name: 'joining-and-leaving',
  once: true,
  exported: `select t.id, c.name as company, j.name as job_title, d.name as department, l.name as city, t.joined, t.ended as left_on, t.told, t.answers, t.counted as counts_now, t.waits_until
             from research.tenure_reports t join catalog.companies c on c.id = t.company_id
             left join catalog.job_profiles j on j.id = t.job_profile_id left join catalog.departments d on d.id = t.department_id left join catalog.locations l on l.id = t.location_id
             where t.id = any($1) order by t.joined`,
});

export const mergedTenures = contributionMergeStatements({
  kind: 'tenures',
  hasStatus: false,
  once: { subjectOf: tenureUniqueKey, isOfRole: false, month: 'joined' },
});
