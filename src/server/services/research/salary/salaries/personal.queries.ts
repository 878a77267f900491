import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { salaryUniqueKey } from '../contribute/salary-unique-key';

export const contributedSalaries = contributionTable({
  kind: 'salaries',
  name: 'salaries',
  once: true,
  seals: ['counted_seal'],
  exported: `select s.id, c.name as company, j.name as job_profile, l.name as city, d.name as department, s.experience, s.month, s.fixed, s.variable, s.stock, s.joining_bonus, s.employment,
               s.is_counted as counts_now, s.waits_until
             from research.salaries s join catalog.companies c on c.id = s.company_id
             join catalog.job_profiles j on j.id = s.job_profile_id left join catalog.locations l on l.id = s.location_id
             left join catalog.departments d on d.id = s.department_id
             where s.id = any($1) order by s.month`,
});

export const mergedSalaries = contributionMergeStatements({
  kind: 'salaries',
  hasStatus: false,
  once: { subjectOf: salaryUniqueKey, isOfRole: true, month: 'month' },
});
