import { arrayOf, bigint, from, integer, json, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NEWEST_REVIEW } from '@/server/services/research/company/company/newest-review';

const idOfAddress = `coalesce(
  (select id from catalog.companies where slug = $1),
  (select company_id from research.company_redirects where slug = $1)
)`;

export const companyOfAddress = defineStatement({
  name: 'reviews.company-of-address',
  parameters: [text],
  columns: {
    id: integer,
    industry_id: integer,
    industry: text,
    reviews: integer,
    newest_review: from(NEWEST_REVIEW, nullable(text)),
  },
  text: `select c.id, c.industry_id, i.name as industry, f.reviews,
           ${NEWEST_REVIEW} as newest_review
         from catalog.companies c
         join catalog.industries i on i.id = c.industry_id
         join research.company_figures f on f.company_id = c.id
         where c.id = ${idOfAddress}`,
});

interface CountedKey {
  readonly key: string;
  readonly n: number;
}

export const companyAndKeys = defineStatement({
  name: 'reviews.company-and-keys',
  parameters: [text, arrayOf(text), arrayOf(text), arrayOf(text), arrayOf(text)],
  columns: { id: integer, reviews: bigint, keys: json<readonly CountedKey[]>() },
  text: `select c.id, (
           select coalesce(sum(n), 0)::bigint from research.review_counts shown where shown.company_id = c.id and shown.key = any(array['r1', 'r2', 'r3', 'r4', 'r5'])
         ) as reviews, (
           select coalesce(json_agg(counted), '[]') from (
             select known.key, coalesce(counts.n, 0) as n from (
               select 'd' || id as key from catalog.departments where slug = any($2)
               union all select 'p' || id from catalog.job_profiles where slug = any($3)
               union all select 'l' || id from catalog.locations where slug = any($4)
               union all select unnest($5::text[])
             ) as known left join research.review_counts counts on counts.company_id = c.id and counts.key = known.key
           ) as counted
         ) as keys
         from catalog.companies c where c.id = ${idOfAddress}`,
});
