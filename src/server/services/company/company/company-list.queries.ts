import type { CompanyFilterKey, CompanySort } from '@/contract/generated/company';
import { COMPANY_SIZES } from '@/core/company/company-size.rules';
import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS, USUAL_RATING } from '@/core/figures/chance.rules';
import { MIN_GROUP } from '@/core/figures/figures.rules';
import { HAS_TO_READ } from '@/server/platform/listed-companies';
import {
  arrayOf,
  bigint,
  boolean,
  from,
  integer,
  json,
  nullable,
  selectList,
  text,
  textOf,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';

/** The conditions of each filter: `$1` cities, `$2` industries, `$3` sizes (an empty list lets all pass), `$4` ten times the least rating, `$5` hiring. */
const conditions: Readonly<Record<CompanyFilterKey, string>> = {
  city: `(cardinality($1::text[]) = 0
    or c.id in (select o.company_id from research.company_offices o join catalog.locations l on l.id = o.location_id where l.slug = any($1))
    or c.headquarters in (select name from catalog.locations where slug = any($1)))`,
  industry: '(cardinality($2::text[]) = 0 or i.slug = any($2))',
  size: '(cardinality($3::text[]) = 0 or p.indian_employees = any($3))',
  rating: `($4::int is null or (f.reviews >= ${MIN_GROUP} and f.rating_total * 10 >= $4 * f.reviews))`,
  hiring: '(not $5::boolean or f.jobs > 0)',
};
/** The cities of each company: those of its offices and of its headquarters. */
const CITIES = `(select company_id, location_id from research.company_offices where location_id is not null
  union select company.id, location.id from catalog.companies company join catalog.locations location on location.name = company.headquarters)`;

const filterParameters = [arrayOf(text), arrayOf(text), arrayOf(text), nullable(integer), boolean] as const;

/** Returns the condition of all filters but some. */
const passing = (...without: readonly CompanyFilterKey[]): string =>
  Object.entries(conditions)
    .filter(([key]) => !without.some((each) => each === key))
    .map(([, condition]) => condition)
    .concat(HAS_TO_READ)
    .join(' and ');

/** The rating that a company has at least, nineteen times of twenty; the fake has the same formula (surest-rating.ts). */
const SUREST_RATING = `((f.rating_total + ${USUAL_RATING * ADDED_RATINGS})::float8 / (f.reviews + ${ADDED_RATINGS})
  - ${STANDARD_ERRORS * RATING_SPREAD} / sqrt(f.reviews + ${ADDED_RATINGS}))`;

/** One page of the companies that pass, by order `$6`, `$7` of them from the `$8`th on. */
export const companiesPassing = defineStatement({
  name: 'company.list',
  parameters: [...filterParameters, textOf<CompanySort>(), bigint, bigint],
  columns: cardColumns,
  text: `select ${selectList(cardColumns)} from ${CARD_TABLES} where ${passing()}
         order by case when $6 = 'rating' then ${SUREST_RATING} end desc nulls last,
           case when $6 = 'name' then lower(c.name) end nulls last, f.reviews desc, c.weight desc, c.id
         limit $7 offset $8`,
});

/** The number of companies that pass, and of those that only the rating keeps out because they have none. */
export const countPassing = defineStatement({
  name: 'company.count',
  parameters: filterParameters,
  columns: { total: bigint, unrated: bigint },
  text: `select count(*) filter (where ${conditions.rating}) as total,
           count(*) filter (where $4::int is not null and f.reviews < ${MIN_GROUP}) as unrated
         from ${CARD_TABLES} where ${passing('rating')}`,
});

const optionColumns = { key: textOf<CompanyFilterKey>(), url_name: text, name: text, count: bigint } as const;

/** The options of all filters with the number of companies that each leaves, all other filters applied. */
export const filterOptions = defineStatement({
  name: 'company.filter-options',
  parameters: filterParameters,
  columns: optionColumns,
  text: `
    (select 'city' as key, l.slug as url_name, min(l.name) as name,
       count(distinct c.id) filter (where ${passing('city')}) as count
     from ${CARD_TABLES} join ${CITIES} o on o.company_id = c.id join catalog.locations l on l.id = o.location_id
     group by l.slug order by count desc, name limit 40)
    union all
    (select 'industry', i.slug, min(i.name), count(*) filter (where ${passing('industry')}) as count
     from ${CARD_TABLES} group by i.slug order by count desc, min(i.name) limit 60)
    union all
    (select 'size', p.indian_employees, p.indian_employees, count(*) filter (where ${passing('size')})
     from ${CARD_TABLES} where p.indian_employees is not null group by p.indian_employees
     order by max(array_position(array[${COMPANY_SIZES.map(({ label }) => `'${label}'`).join(', ')}], p.indian_employees)) nulls last)
    union all
    (select 'rating', step.name, step.name,
       (select count(*) from ${CARD_TABLES} where ${passing('rating')} and f.reviews >= ${MIN_GROUP} and f.rating_total * 10 >= step.tenths * f.reviews)
     from (values ('4', 40), ('3.5', 35), ('3', 30)) as step (name, tenths))
    union all
    (select 'hiring', 'true', 'true', (select count(*) from ${CARD_TABLES} where ${passing('hiring')} and f.jobs > 0))`,
});

/** The names in addresses among `$1` that are a city, among `$2` an industry, among `$3` a size of a company. */
export const knownOptions = defineStatement({
  name: 'company.known-options',
  parameters: [arrayOf(text), arrayOf(text), arrayOf(text)],
  columns: { key: textOf<CompanyFilterKey>(), url_name: from('url_name', text) },
  text: `select 'city' as key, slug as url_name from catalog.locations where slug = any($1)
         union select 'industry', slug from catalog.industries where slug = any($2)
         union select 'size', indian_employees from research.company_profiles where indian_employees = any($3)`,
});

/** The ratings of a company (`c`) by topic, as sums. */
const topics = `coalesce((
  select json_agg(rated) from (
    select aspect as topic, sum(n1 + n2 + n3 + n4 + n5)::int as count, sum(n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::int as total
    from research.review_ratings where company_id = c.id and aspect <> 'overall' group by aspect having sum(n1 + n2 + n3 + n4 + n5) > 0
  ) as rated
), '[]')`;

const comparedColumns = {
  ...cardColumns,
  asked: from('asked.place', bigint),
  interviews: from('f.interviews', integer),
  benefits: from('f.benefits', integer),
  photos: from('f.photos', integer),
  followers: from('m.followers_count', integer),
  founded_year: from('p.founded_year::int', nullable(integer)),
  global_employees: from('p.global_employees', nullable(text)),
  is_claimed: from('coalesce(p.is_claimed, false)', boolean),
  topics: from(topics, json<readonly { readonly topic: string; readonly count: number; readonly total: number }[]>()),
  paid_count: from('coalesce(s.count, 0)', integer),
  paid_median: from('s.quantiles[1 + cardinality(s.quantiles) / 2]', nullable(integer)),
  paid_newest: from(`to_char(s.newest, 'YYYY-MM')`, nullable(text)),
} as const;

/** The companies of lower-case names in addresses (`$1`), in their order. */
export const comparedCompanies = defineStatement({
  name: 'company.compared',
  parameters: [arrayOf(text)],
  columns: comparedColumns,
  text: `select ${selectList(comparedColumns)}
         from unnest($1::text[]) with ordinality as asked (slug, place)
         join (${CARD_TABLES}) on c.slug = asked.slug
           or (c.id = (select company_id from research.company_redirects where slug = asked.slug)
             and not exists (select from catalog.companies where slug = asked.slug))
         join content.communities m on m.type = 'company' and m.entity_id = c.id
         left join research.salary_figures s on s.industry_id = 0 and s.company_id = c.id and s.job_profile_id = 0 and s.location_id = 0 and s.band = -1
         order by asked.place`,
});
