import { MAX_LOCATIONS } from '@/core/salaries/salary-figure.rules';
import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bigint, boolean, from, integer, json, nullable, selectList, text } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { idOfUrlName } from '@/server/services/company/company/company-id.queries';

/** A counted figure (`f`) of a scope; platform/sql/salaries says what the lists hold. */
const figureColumns = {
  count: integer,
  rows: integer,
  checked: integer,
  newest: from(`to_char(f.newest, 'YYYY-MM')`, nullable(text)),
  last_months: arrayOf(integer),
  quantiles: arrayOf(integer),
} as const;

export type SalaryFigureRow = RowOf<typeof figureColumns>;

/** The figure of a page of its own. */
const reportColumns = { ...figureColumns, middle: arrayOf(integer), by_lakh: arrayOf(integer) } as const;

export type SalaryReportRow = RowOf<typeof reportColumns>;

/** The figure of a group, with its name and its name in addresses. */
const groupColumns = { ...figureColumns, key: from('g.key', text), name: from('g.name', text) } as const;

export type SalaryGroupRow = RowOf<typeof groupColumns>;

const itemColumns = { id: integer, key: from('slug', text), name: text } as const;

/** An item as an address names it. */
export type SalaryItem = Pick<RowOf<typeof itemColumns>, 'key' | 'name'>;

/** The statement of the one item at a name in addresses. */
const itemBySlug = (name: string, table: string) =>
  defineStatement({
    name: `salaries.${name}`,
    parameters: [text],
    columns: itemColumns,
    text: `select ${selectList(itemColumns)} from catalog.${table} where slug = $1 order by id limit 1`,
  });

/** A company by its present or an earlier name in addresses. */
export const companyByUrlName = defineStatement({
  name: 'salaries.company',
  parameters: [text],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.companies where id = ${idOfUrlName(1)}`,
});
export const jobProfileBySlug = itemBySlug('job-profile', 'job_profiles');
export const locationBySlug = itemBySlug('location', 'locations');

/** The first of the items with the name in addresses `$place`. */
const idOfSlug = (table: string, place: number): string =>
  `(select id from catalog.${table} where slug = $${place} order by id limit 1)`;

const item = (table: string, id: string): string =>
  `(select row_to_json(i) from (select slug as key, name from catalog.${table} where id = asked.${id}) as i)`;

/** The rows of groups (`f` and `g`) as one value. */
const groups = (rows: string): string =>
  `(select coalesce(json_agg(part), '[]') from (select ${selectList(groupColumns, 'f')} ${rows}) as part)`;

const cityOf = (id: string): string =>
  `join lateral (select slug as key, l.name from catalog.locations l where l.id = ${id}) g on true`;
const bandOf = "cross join lateral (select f.band::text as key, '' as name) g";
const keptOf = 'from research.salary_figures f';
const ofScope = 'f.company_id = scope.company and f.job_profile_id = scope.job_profile';
const figure = selectList(reportColumns, 'f');

/**
 * The report of company `$1`, job profile `$2` and city `$3` by their names in addresses, and of band `$4` (-1 for any), in one round: the items that
 * exist, the figure (null where nothing was reported), and the figures of cities and of bands, whose keys are their numbers. Those of
 * scopes that are kept are read, others are counted now.
 */
export const salaryReport = defineStatement({
  name: 'salaries.report',
  parameters: [nullable(text), nullable(text), nullable(text), integer],
  columns: {
    company: nullable(json<SalaryItem>()),
    job_profile: nullable(json<SalaryItem>()),
    location: nullable(json<SalaryItem>()),
    figure: nullable(json<SalaryReportRow>()),
    locations: json<readonly SalaryGroupRow[]>(),
    bands: json<readonly SalaryGroupRow[]>(),
  },
  text: `
    with asked as materialized (
      select ${idOfUrlName(1)} as company_id, ${idOfSlug('job_profiles', 2)} as job_profile_id, ${idOfSlug('locations', 3)} as location_id
    ), scope as materialized (
      select coalesce(company_id, 0) as company, coalesce(job_profile_id, 0) as job_profile, coalesce(location_id, 0) as place,
        company_id is not null and job_profile_id is not null and not research.is_large_pair(company_id, job_profile_id) as is_small_pair,
        location_id is not null as is_local, $4 <> -1 as is_band
      from asked
    )
    select ${item('companies', 'company_id')} as company, ${item('job_profiles', 'job_profile_id')} as job_profile,
      ${item('locations', 'location_id')} as location,
      case when is_small_pair::int + is_local::int + is_band::int < 2
        then (select row_to_json(f) from (
          select ${figure} ${keptOf} where ${ofScope} and f.location_id = scope.place and f.band = $4) as f)
        else (select row_to_json(f) from (
          select ${figure} from research.salary_figure(scope.company, scope.job_profile, scope.place, $4) f) as f)
      end as figure,
      case when not is_small_pair and not is_band
        then ${groups(`${keptOf} ${cityOf('f.location_id')} where ${ofScope} and f.location_id <> 0 and f.band = -1
          order by f.count desc, f.location_id limit ${MAX_LOCATIONS}`)}
        else ${groups(`from research.salary_groups(scope.company, scope.job_profile, 0, $4, true) f ${cityOf('f.id')}
          order by f.count desc, f.id limit ${MAX_LOCATIONS}`)}
      end as locations,
      case when not is_small_pair and not is_local
        then ${groups(`${keptOf} ${bandOf} where ${ofScope} and f.location_id = 0 and f.band >= 0 order by f.band`)}
        else ${groups(`from research.salary_groups(scope.company, scope.job_profile, scope.place, -1, false) f
          cross join lateral (select f.id::text as key, '' as name) g order by f.id`)}
      end as bands
    from asked cross join scope`,
});

/** A list by company or by job profile: its kept and its counted pages, and how many groups each has. */
function definePagesBy(by: 'company' | 'job-profile') {
  const [table, group, other] =
    by === 'company' ? ['companies', 'company_id', 'job_profile_id'] : ['job_profiles', 'job_profile_id', 'company_id'];
  // A list of companies is of one job profile, and the other way round.
  const scopeOf = (own: string) => (by === 'company' ? `${own}, $1` : `$1, ${own}`);
  const kept = `from research.salary_figures f where ${other} = $1 and location_id = 0 and band = -1 and ${group} <> 0`;
  const counted = `from research.salaries_of(${scopeOf('0')}, $2, $3) group by ${group}`;
  const named = `(select slug as key, i.name from catalog.${table} i where i.id = %)`;
  return {
    /** Of the item `$1` (0 for all), behind `$2` others. */
    keptPage: definePages((rows) =>
      defineStatement({
        name: `salaries.kept-by-${by}.${rows}`,
        parameters: [integer, bigint],
        columns: groupColumns,
        text: `select ${selectList(groupColumns, 'f')} from (select * ${kept} order by count desc, ${group} limit ${rows} offset $2) f
               join lateral ${named.replace('%', `f.${group}`)} g on true order by f.count desc, f.${group}`,
      }),
    ),
    keptTotal: defineStatement({
      name: `salaries.kept-by-${by}.total`,
      parameters: [integer],
      columns: { total: bigint },
      text: `select count(*) as total ${kept}`,
    }),
    /** Of the item `$1`, in city `$2` and band `$3`, behind `$4` others. */
    countedPage: definePages((rows) =>
      defineStatement({
        name: `salaries.counted-by-${by}.${rows}`,
        parameters: [integer, integer, integer, bigint],
        columns: groupColumns,
        text: `select ${selectList(groupColumns, 'f')}
               from (select ${group} as id ${counted} order by sum(reports) desc, ${group} limit ${rows} offset $4) as most
               join lateral ${named.replace('%', 'most.id')} g on true
               cross join lateral research.salary_figure(${scopeOf('most.id')}, $2, $3) f order by f.count desc, most.id`,
      }),
    ),
    countedTotal: defineStatement({
      name: `salaries.counted-by-${by}.total`,
      parameters: [integer, integer, integer],
      columns: { total: bigint },
      text: `select count(*) as total from (select 1 ${counted}) as groups`,
    }),
  };
}

export const pagesBy = { company: definePagesBy('company'), jobProfile: definePagesBy('job-profile') } as const;

/** The list by industry, over all that is reported. */
export const pagesByIndustry = {
  /** Behind `$1` others. */
  page: definePages((rows) =>
    defineStatement({
      name: `salaries.by-industry.${rows}`,
      parameters: [bigint],
      columns: groupColumns,
      text: `select ${selectList(groupColumns, 'f')}
             from (select * from research.industry_salary_figures order by count desc, industry_id limit ${rows} offset $1) f
             join lateral (select slug as key, i.name from catalog.industries i where i.id = f.industry_id) g on true
             order by f.count desc, f.industry_id`,
    }),
  ),
  total: defineStatement({
    name: 'salaries.by-industry.total',
    parameters: [],
    columns: { total: bigint },
    text: 'select count(*) as total from research.industry_salary_figures',
  }),
} as const;

/** Counts at most `$1` of the scopes whose salaries have changed. */
export const refreshFigures = defineStatement({
  name: 'salaries.refresh-figures',
  parameters: [integer],
  columns: { counted: integer },
  text: 'select research.refresh_salary_figures($1) as counted',
});

/** Whether the salaries of a scope or an industry have changed. */
export const figuresAreDue = defineStatement({
  name: 'salaries.figures-are-due',
  parameters: [],
  columns: { are_due: boolean },
  text: `select exists (select from research.salary_figure_queue) or exists (select from research.industry_salary_queue) as are_due`,
});

/** Counts at most `$1` of the industries whose salaries have changed. */
export const refreshIndustries = defineStatement({
  name: 'salaries.refresh-industries',
  parameters: [integer],
  columns: { counted: integer },
  text: 'select research.refresh_industry_salaries($1) as counted',
});
