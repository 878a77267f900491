import { arrayOf, from, integer, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export type NamedList = 'company_name' | 'job_profile' | 'location' | 'industry';

const everyList = `
  select 'company_name' as list, slug, id, name from catalog.companies
  union all select 'job_profile', slug, id, name from catalog.job_profiles
  union all select 'location', slug, id, name from catalog.locations
  union all select 'industry', slug, id, name from catalog.industries`;

export const itemsAt = defineStatement({
  name: 'jobs.items-at',
  parameters: [arrayOf(textOf<NamedList>()), arrayOf(text)],
  columns: { list: textOf<NamedList>(), url_name: text, id: integer, name: text },
  text: `select distinct on (asked.list, asked.slug) asked.list, asked.slug as url_name, item.id, item.name
         from unnest($1::text[], $2::text[]) as asked (list, slug)
         join (${everyList}) as item on item.list = asked.list and item.slug = asked.slug
         order by asked.list, asked.slug, item.id`,
});

export const itemsOf = defineStatement({
  name: 'jobs.items-of',
  parameters: [arrayOf(textOf<NamedList>()), arrayOf(integer)],
  columns: { list: textOf<NamedList>(), id: integer, name: text, url_name: from('slug', text) },
  text: `select asked.list, asked.id, item.name, item.slug as url_name
         from unnest($1::text[], $2::int[]) as asked (list, id)
         join (${everyList}) as item on item.list = asked.list and item.id = asked.id`,
});
