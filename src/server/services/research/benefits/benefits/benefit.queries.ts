import type { Proof } from '@/contract/generated/benefits';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  boolean,
  from,
  integer,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

const reportColumns = {
  id: uuid,
  codes: arrayOf(text),
  text: nullable(text),
  department: from('department.name', nullable(text)),
  location: from('location.name', nullable(text)),
  state: from('location.state', nullable(text)),
  is_current: nullable(boolean),
  card: arrayOf(text),
  created_at: moment,
  proof: nullable(textOf<Proof>()),
} as const;

export type BenefitReportRow = RowOf<typeof reportColumns>;

export const newestReports = definePages((rows) =>
  defineStatement({
    name: `benefits.newest.${rows}`,
    parameters: [integer, nullable(text), nullable(uuid)],
    columns: reportColumns,
    text: `select ${selectList(reportColumns, 'r')} from research.benefit_reports r
           left join catalog.departments department on department.id = r.department_id
           left join catalog.locations location on location.id = r.location_id
           where r.company_id = $1 and r.status = 'LIVE' and ($2::text is null or $2 = any(r.codes))
             and ($3::uuid is null or (r.shown_at, r.id) < (select b.shown_at, b.id from research.benefit_reports b where b.company_id = $1 and b.id = $3))
           order by r.shown_at desc, r.id desc limit ${rows}`,
  }),
);

export const countsOfBenefits = defineStatement({
  name: 'benefits.counts',
  parameters: [integer],
  columns: { code: text, n: integer },
  text: 'select code, n from research.benefit_counts where company_id = $1 and n > 0 order by n desc, code',
});

export const reportsOfCompany = defineStatement({
  name: 'benefits.reports',
  parameters: [integer],
  columns: { reports: integer, held: integer, newest: nullable(arrayOf(text)) },
  text: `select f.reviews_with_benefits as reports,
           (select count(*) from research.benefit_reports where company_id = $1 and status = 'LIVE' and waits_until is not null)::integer as held,
           (select card from research.benefit_reports where company_id = $1 and status = 'LIVE' order by shown_at desc, id desc limit 1) as newest
         from research.company_figures f where f.company_id = $1`,
});
