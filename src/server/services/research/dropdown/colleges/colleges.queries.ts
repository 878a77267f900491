import type { CollegeFilterKey, CollegeKind, CollegeOwnership } from '@/contract/generated/dropdown';
import { arrayOf, bigint, from, integer, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const conditions: Readonly<Record<CollegeFilterKey, string>> = {
  state: `(cardinality($3::text[]) = 0 or c.state_slug = any($3))`,
  kind: '(cardinality($4::text[]) = 0 or c.kind = any($4))',
  ownership: '(cardinality($5::text[]) = 0 or c.ownership = any($5))',
};

const NAMED = `($1::text = '' or c.id in (select item_id from catalog.name_tails
  where list = 'college' and tail collate "C" >= $1 and tail collate "C" < $2::text))`;

const filterParameters = [text, text, arrayOf(text), arrayOf(text), arrayOf(text)] as const;

const passing = (without?: CollegeFilterKey): string =>
  [
    NAMED,
    ...Object.entries(conditions)
      .filter(([key]) => key !== without)
      .map(([, condition]) => condition),
  ].join(' and ');

export const cardColumns = {
  slug: from('c.slug', text),
  name: from('c.name', text),
  city: from('c.city', nullable(text)),
  state: from('c.shown_state', nullable(text)),
  kind: from('c.kind', textOf<CollegeKind>()),
  ownership: from('c.ownership', nullable(textOf<NonNullable<CollegeOwnership>>())),
  logo: from('c.logo', nullable(text)),
} as const;

const listColumns = {
  ...cardColumns,
  nearby_companies: from(
    `coalesce((select o.companies from catalog.locations l join research.company_options o on o.token = 'city:' || l.slug where l.id = c.location_id), 0)`,
    integer,
  ),
} as const;

export const matchingColleges = defineStatement({
  name: 'colleges.list',
  parameters: [...filterParameters, bigint, bigint],
  columns: listColumns,
  text: `select ${selectList(listColumns)} from catalog.colleges c where ${passing()}
         order by c.weight desc, lower(c.name) collate "C", c.id limit $6 offset $7`,
});

export const countMatching = defineStatement({
  name: 'colleges.count',
  parameters: filterParameters,
  columns: { total: bigint },
  text: `select count(*) as total from catalog.colleges c where ${passing()}`,
});

export const filterOptions = defineStatement({
  name: 'colleges.filter-options',
  parameters: filterParameters,
  columns: { key: textOf<CollegeFilterKey>(), url_name: text, name: text, count: bigint },
  text: `
    (select 'state' as key, c.state_slug as url_name, min(c.shown_state) as name, count(*) filter (where ${passing('state')}) as count
     from catalog.colleges c where c.state_slug is not null group by 2 order by 4 desc, 3)
    union all
    (select 'kind', c.kind, c.kind, count(*) filter (where ${passing('kind')})
     from catalog.colleges c group by c.kind order by array_position(array['university', 'institute', 'college', 'polytechnic', 'school', 'other'], c.kind))
    union all
    (select 'ownership', c.ownership, c.ownership, count(*) filter (where ${passing('ownership')})
     from catalog.colleges c where c.ownership is not null group by c.ownership order by array_position(array['government', 'aided', 'private'], c.ownership))`,
});

export const existingOptions = defineStatement({
  name: 'colleges.existing-options',
  parameters: [],
  columns: { key: textOf<CollegeFilterKey>(), url_name: text },
  text: `select 'state' as key, state_slug as url_name from catalog.colleges where state_slug is not null
         union select 'kind', kind from catalog.colleges
         union select 'ownership', ownership from catalog.colleges where ownership is not null`,
});

const collegeColumns = {
  ...cardColumns,
  aliases: from('c.aliases', arrayOf(text)),
  domain: from('c.domain', nullable(text)),
  city_slug: from('l.slug', nullable(text)),
  companies: from(
    `(select count(*)::int from (
      select id from catalog.companies where headquarters = l.name
      union select company_id from research.company_offices where location_id = l.id) as employers)`,
    integer,
  ),
  jobs: from(
    `(select count(*)::int from research.jobs job where job.is_listed and job.facets @@ ('''location:' || l.id || '''')::tsquery)`,
    nullable(integer),
  ),
} as const;

export const collegeByUrlName = defineStatement({
  name: 'colleges.one',
  parameters: [text],
  columns: collegeColumns,
  text: `select ${selectList(collegeColumns)} from catalog.colleges c left join catalog.locations l on l.id = c.location_id
         where c.slug = $1 order by c.id limit 1`,
});
