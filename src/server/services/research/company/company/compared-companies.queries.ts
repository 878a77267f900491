import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { arrayOf, bigint, boolean, from, integer, json, nullable, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';
import { IS_CLAIMED } from './company-id.queries';

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
  is_claimed: from(IS_CLAIMED, boolean),
  topics: from(topics, json<readonly { readonly topic: string; readonly count: number; readonly total: number }[]>()),
  role_name: from('role.name', nullable(text)),
  role_median: from('r.quantiles[1 + cardinality(r.quantiles) / 2]', nullable(integer)),
  role_margin: from('r.margin', nullable(integer)),
  role_count: from('coalesce(r.count, 0)', integer),
  role_newest: from(`to_char(r.newest, 'YYYY-MM')`, nullable(text)),
} as const;

export const comparedCompanies = defineStatement({
  name: 'company.compared',
  parameters: [arrayOf(text), nullable(text)],
  columns: comparedColumns,
  text: `select ${selectList(comparedColumns)}
         from unnest($1::text[]) with ordinality as asked (slug, place)
         join (${CARD_TABLES}) on c.slug = asked.slug
           or (c.id = (select company_id from research.company_redirects where slug = asked.slug)
             and not exists (select from catalog.companies where slug = asked.slug))
         join content.communities m on m.type = 'company' and m.entity_id = c.id
         left join (select id, name from catalog.job_profiles where slug = $2 order by id limit 1) as role on true
         left join research.salary_figures r on r.industry_id = 0 and r.company_id = c.id and r.job_profile_id = coalesce(role.id, 0)
           and r.location_id = 0 and r.band = -1 and r.employment = '${USUAL_EMPLOYMENT}'
         order by asked.place`,
});
