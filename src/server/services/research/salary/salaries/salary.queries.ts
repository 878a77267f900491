import type { SalaryParts, SalaryStep } from '@/contract/generated/salary';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import { MAX_LOCATIONS } from '@/core/research/salaries/salary-figure.rules';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  from,
  integer,
  json,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { idOfUrlName, NAMED_COMPANY } from '@/server/services/research/company/company/company-id.queries';

const figureColumns = {
  count: integer,
  imported: integer,
  recent: nullable(integer),
  checked: nullable(integer),
  newest: from('(extract(year from f.newest) * 12 + extract(month from f.newest) - 1)::int', integer),
  quantiles: arrayOf(integer),
  band_ends: arrayOf(integer),
  margin: nullable(integer),
} as const;

export type SalaryFigureRow = RowOf<typeof figureColumns>;

const reportColumns = {
  ...figureColumns,
  steps: jsonb<readonly SalaryStep[]>(),
  parts: nullable(jsonb<SalaryParts>()),
} as const;

export type SalaryReportRow = RowOf<typeof reportColumns>;

const groupColumns = { ...figureColumns, key: from('g.key', text), name: from('g.name', text) } as const;

export type SalaryGroupRow = RowOf<typeof groupColumns>;

const itemColumns = { id: integer, key: from('slug', text), name: text } as const;

export type SalaryItem = Pick<RowOf<typeof itemColumns>, 'key' | 'name'>;

const itemBySlug = (name: string, table: string) =>
  defineStatement({
    name: `salaries.${name}`,
    parameters: [text],
    columns: itemColumns,
    text: `select ${selectList(itemColumns)} from catalog.${table} where slug = $1 order by id limit 1`,
  });

export const companyByUrlName = defineStatement({
  name: 'salaries.company',
  parameters: [text],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.companies where id = ${idOfUrlName(1)}`,
});
export const jobProfileBySlug = itemBySlug('job-profile', 'job_profiles');
export const locationBySlug = itemBySlug('location', 'locations');

const idOfSlug = (table: string, place: number): string =>
  `(select id from catalog.${table} where slug = $${place} order by id limit 1)`;

const item = (table: string, id: string): string =>
  `(select row_to_json(i) from (select slug as key, name from catalog.${table} where id = asked.${id}) as i)`;

const groups = (rows: string): string =>
  `(select coalesce(json_agg(part), '[]') from (select ${selectList(groupColumns, 'f')} ${rows}) as part)`;

const ofScope = `from research.salary_figures f`;
const isOfSubject = `f.industry_id = 0 and f.company_id = scope.company and f.job_profile_id = scope.job_profile`;
const isOfScope = `${isOfSubject} and f.employment = scope.employment`;

/**
 * Selects the report of company `$1`, profile `$2`, city `$3` (slugs) and band `$4` (-1 for any) in the kind of work
 * `$5`. It has the items, the figure (null if hidden), and the snapshot's day. It also has figures by city (any band)
 * and by band (any city), and the kinds of work with figures.
 */
export const salaryReport = defineStatement({
  name: 'salaries.report',
  parameters: [nullable(text), nullable(text), nullable(text), integer, text],
  columns: {
    company: nullable(jsonb<NamedCompany>()),
    job_profile: nullable(json<SalaryItem>()),
    location: nullable(json<SalaryItem>()),
    figure: nullable(json<SalaryReportRow>()),
    locations: json<readonly SalaryGroupRow[]>(),
    bands: json<readonly SalaryGroupRow[]>(),
    employments: arrayOf(textOf<EmploymentType>()),
    taken_on: nullable(text),
  },
  text: `
    with asked as materialized (
      select ${idOfUrlName(1)} as company_id, ${idOfSlug('job_profiles', 2)} as job_profile_id, ${idOfSlug('locations', 3)} as location_id
    ), scope as materialized (
      select coalesce(company_id, 0) as company, coalesce(job_profile_id, 0) as job_profile, coalesce(location_id, 0) as place,
        case when location_id is null then $4 else -1 end as band, $5::text as employment
      from asked
    )
    select (select ${NAMED_COMPANY} from catalog.companies c where c.id = asked.company_id) as company,
      ${item('job_profiles', 'job_profile_id')} as job_profile,
      ${item('locations', 'location_id')} as location,
      (select row_to_json(f) from (
        select ${selectList(reportColumns, 'f')} ${ofScope} where ${isOfScope} and f.location_id = scope.place and f.band = scope.band
      ) as f) as figure,
      ${groups(`${ofScope} join lateral (select slug as key, l.name from catalog.locations l where l.id = f.location_id) g on true
        where ${isOfScope} and f.location_id <> 0 and f.band = -1
        order by f.count desc, f.location_id limit ${MAX_LOCATIONS}`)} as locations,
      ${groups(`${ofScope} cross join lateral (select f.band::text as key, '' as name) g
        where ${isOfScope} and f.location_id = 0 and f.band >= 0 order by f.band`)} as bands,
      array(select f.employment ${ofScope} where ${isOfSubject} and f.location_id = 0 and f.band = -1) as employments,
      (select max(taken_on)::text from research.salary_snapshots) as taken_on
    from asked cross join scope`,
});

function definePagesBy(by: 'company' | 'job-profile') {
  const [table, group, other] =
    by === 'company' ? ['companies', 'company_id', 'job_profile_id'] : ['job_profiles', 'job_profile_id', 'company_id'];
  const shown = `from research.salary_figures f where industry_id = 0 and ${other} = $1 and location_id = $2 and band = $3 and employment = $4 and ${group} <> 0`;
  return {
    page: definePages((rows) =>
      defineStatement({
        name: `salaries.by-${by}.${rows}`,
        parameters: [integer, integer, smallint, text, bigint],
        columns: groupColumns,
        text: `select ${selectList(groupColumns, 'f')} from (select * ${shown} order by count desc, ${group} limit ${rows} offset $5) f
               join lateral (select slug as key, i.name from catalog.${table} i where i.id = f.${group}) g on true
               order by f.count desc, f.${group}`,
      }),
    ),
    total: defineStatement({
      name: `salaries.by-${by}.total`,
      parameters: [integer, integer, smallint, text],
      columns: { total: bigint },
      text: `select count(*) as total ${shown}`,
    }),
  };
}

export const pagesBy = { company: definePagesBy('company'), jobProfile: definePagesBy('job-profile') } as const;

const ofIndustries =
  'from research.salary_figures f where industry_id <> 0 and company_id = 0 and job_profile_id = 0 and location_id = 0 and band = -1 and employment = $1';

export const pagesByIndustry = {
  page: definePages((rows) =>
    defineStatement({
      name: `salaries.by-industry.${rows}`,
      parameters: [text, bigint],
      columns: groupColumns,
      text: `select ${selectList(groupColumns, 'f')}
             from (select * ${ofIndustries} order by count desc, industry_id limit ${rows} offset $2) f
             join lateral (select slug as key, i.name from catalog.industries i where i.id = f.industry_id) g on true
             order by f.count desc, f.industry_id`,
    }),
  ),
  total: defineStatement({
    name: 'salaries.by-industry.total',
    parameters: [text],
    columns: { total: bigint },
    text: `select count(*) as total ${ofIndustries}`,
  }),
} as const;
