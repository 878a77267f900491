import type { JobEmploymentType, JobLink, JobWorkMode } from '@/contract/generated/jobs';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import {
  arrayOf,
  bigint,
  boolean,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { namedCompany } from '@/server/services/research/company/company/company-id.queries';
import { NEWEST_REVIEW } from '@/server/services/research/company/company/newest-review';

export const jobColumns = {
  id: uuid,
  title: text,
  company: namedCompany,
  job_profile: from('p.name', nullable(text)),
  job_profile_url_name: from('p.slug', nullable(text)),
  locations: from(
    `coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'urlName', l.slug) order by l.weight desc, l.name)
      from catalog.locations l where l.id = any(j.location_ids)), '[]')`,
    jsonb<readonly JobLink[]>(),
  ),
  work_mode: nullable(textOf<JobWorkMode>()),
  employment: nullable(textOf<JobEmploymentType>()),
  min_experience: nullable(smallint),
  max_experience: nullable(smallint),
  min_ctc: nullable(integer),
  max_ctc: nullable(integer),
  currency: textOf<'INR' | 'USD'>(),
  skills: arrayOf(text),
  posted_on: from('j.posted_on::text', text),
  first_posted_on: from('j.first_posted_on::text', text),
  is_day_known: boolean,
  times_posted: smallint,
  apply_url: nullable(text),
  reviews: from('coalesce(f.reviews, 0)', integer),
  rating_total: from('coalesce(f.rating_total, 0)', integer),
  newest_review: from(NEWEST_REVIEW, nullable(text)),
  usual_of_company: from('usual.is_of_company', nullable(boolean)),
  usual_median: from('usual.median', nullable(integer)),
  usual_lower: from('usual.lower', nullable(integer)),
  usual_upper: from('usual.upper', nullable(integer)),
  usual_count: from('usual.count', nullable(integer)),
  usual_newest: from('usual.newest', nullable(text)),
  heard_at_least: from('heard.at_least', nullable(integer)),
  heard_at_most: from('heard.at_most', nullable(integer)),
  heard_count: from('heard.count', nullable(integer)),
  heard_newest: from(`to_char(heard.newest, 'YYYY-MM')`, nullable(text)),
  heard_surge: from('heard.is_surge', nullable(boolean)),
} as const;

const namesBeside = `
  join catalog.companies c on c.id = j.company_id
  left join research.company_figures f on f.company_id = j.company_id
  left join catalog.job_profiles p on p.id = j.job_profile_id
  left join lateral (
    select company_id > 0 as is_of_company, quantiles[1 + cardinality(quantiles) / 2] as median,
      quantiles[nullif(cardinality(quantiles) / 2, 0)] as lower,
      case when cardinality(quantiles) > 1 then quantiles[2 + cardinality(quantiles) / 2] end as upper, count, to_char(newest, 'YYYY-MM') as newest
    from research.salary_figures
    where industry_id = 0 and job_profile_id = j.job_profile_id and company_id in (j.company_id, 0) and location_id = 0 and band = -1
      and employment = '${USUAL_EMPLOYMENT}'
      and cardinality(quantiles) > 0
    order by company_id desc limit 1
  ) usual on true
  left join research.heard_back_figures heard on heard.company_id = j.company_id`;

const ORDERS = {
  newest: (table: string) => `${table}.posted_on desc, ${table}.id`,
  pay: (table: string) =>
    `coalesce(${table}.max_ctc, ${table}.min_ctc) desc nulls last, ${table}.posted_on desc, ${table}.id`,
} as const;

const fits = `facets @@ ($1::text::tsquery && plainto_tsquery('simple', platform.words_of($2))) and posted_on >= $3::text::date`;

const countedColumns = { ...jobColumns, total: from('(select count(*)::int from hits)', integer) } as const;

function defineFilteredPage(sort: keyof typeof ORDERS) {
  return defineStatement({
    name: `jobs.filtered-by-${sort}`,
    parameters: [text, text, text, bigint, bigint],
    columns: countedColumns,
    text: `with hits as materialized (select id, posted_on, max_ctc, min_ctc from research.jobs where ${fits})
           select ${selectList(countedColumns, 'j')}
           from (select id from hits as hit order by ${ORDERS[sort]('hit')} limit $4 offset $5) as page
           join research.jobs j on j.id = page.id
           ${namesBeside} order by ${ORDERS[sort]('j')}`,
  });
}

function definePage(sort: keyof typeof ORDERS) {
  return defineStatement({
    name: `jobs.all-by-${sort}`,
    parameters: [text, bigint, bigint],
    columns: jobColumns,
    text: `select ${selectList(jobColumns, 'j')}
           from (select * from research.jobs as hit where posted_on >= $1::text::date and status = 'LIVE' order by ${ORDERS[sort]('hit')} limit $2 offset $3) as j
           ${namesBeside} order by ${ORDERS[sort]('j')}`,
  });
}

export const filteredJobs = { newest: defineFilteredPage('newest'), pay: defineFilteredPage('pay') } as const;
export const allJobs = { newest: definePage('newest'), pay: definePage('pay') } as const;

export const countFilteredJobs = defineStatement({
  name: 'jobs.count-filtered',
  parameters: [text, text, text],
  columns: { total: integer },
  text: `select count(*)::int as total from research.jobs where ${fits}`,
});

export const heardBackAt = defineStatement({
  name: 'jobs.heard-back',
  parameters: [integer],
  columns: {
    at_least: integer,
    at_most: integer,
    count: integer,
    newest: from(`to_char(newest, 'YYYY-MM')`, text),
    is_surge: boolean,
  },
  text: `select at_least, at_most, count, to_char(newest, 'YYYY-MM') as newest, is_surge from research.heard_back_figures where company_id = $1`,
});

export const countJobs = defineStatement({
  name: 'jobs.count',
  parameters: [text],
  columns: { total: integer },
  text: `select count(*)::int as total from research.jobs where posted_on >= $1::text::date and status = 'LIVE'`,
});

export const filteredTokens = defineStatement({
  name: 'jobs.tokens-filtered',
  parameters: [text, text, text],
  columns: { token: text, count: integer },
  text: `select token, count(*)::int as count from research.jobs, unnest(tsvector_to_array(facets)) as token
         where ${fits} and strpos(token, ':') > 0 group by token`,
});

export const allTokens = defineStatement({
  name: 'jobs.tokens',
  parameters: [text],
  columns: { token: text, count: integer },
  text: `select word as token, ndoc as count
         from ts_stat(format('select facets from research.jobs where posted_on >= %L', $1::text))
         where strpos(word, ':') > 0`,
});

const IS_COMPANY_KNOWN = `coalesce(c.domain, t.website, t.career_site_url) is not null or coalesce(f.reviews, 0) > 0
           or exists (select from research.company_domains d where d.company_id = c.id)`;

export const jobById = defineStatement({
  name: 'jobs.by-id',
  parameters: [uuid],
  columns: {
    ...jobColumns,
    description: nullable(text),
    industry: from('i.name', text),
    industry_url_name: from('i.slug', text),
    /** True if a site or domain of the company is known, or it has a review. */
    is_company_known: from(IS_COMPANY_KNOWN, boolean),
  },
  text: `select ${selectList(jobColumns, 'j')}, j.description, i.name as industry, i.slug as industry_url_name, ${IS_COMPANY_KNOWN} as is_company_known
         from research.jobs j ${namesBeside} left join research.company_profiles t on t.company_id = c.id
         join catalog.industries i on i.id = c.industry_id
         where j.id = $1 and j.status = 'LIVE'`,
});
