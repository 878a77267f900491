import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { arrayOf, boolean, integer, moment, nullable, smallint, text } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { NEWEST_REVIEW } from '@/server/services/research/company/company/newest-review';

const MAX_OPTIONS = 30;
const MAX_QUOTED_AMONG = 200;

const OFFERED_KEYS = `select c.key, c.n, c.kind, c.place, coalesce(d.slug, p.slug, l.slug) as slug, coalesce(d.name, p.name, l.name) as name
  from (
    select key, n, left(key, 1) as kind,
      case when left(key, 1) in ('d', 'p', 'l') then substr(key, 2)::integer end as item,
      row_number() over (
        partition by left(key, 1) order by case when left(key, 1) in ('m', 'q', 'a') then key end desc, n desc, key
      ) as place
    from research.review_counts where company_id = $1 and n > 0
  ) as c
  left join catalog.departments d on c.kind = 'd' and d.id = c.item
  left join catalog.job_profiles p on c.kind = 'p' and p.id = c.item
  left join catalog.locations l on c.kind = 'l' and l.id = c.item
  where c.place <= ${MAX_OPTIONS}`;

export const countsOfCompany = defineStatement({
  name: 'review-figures.counts',
  parameters: [integer],
  columns: { key: text, n: integer, slug: nullable(text), name: nullable(text) },
  text: `select key, n, slug, name from (${OFFERED_KEYS}) as c order by kind, place`,
});

export const keyCounts = defineStatement({
  name: 'review-figures.counts-of-found',
  parameters: [integer, moment, nullable(text)],
  columns: { key: text, n: integer, slug: nullable(text), name: nullable(text) },
  text: `with found as (
           select key, count(*)::integer as n from research.reviews r cross join unnest(r.keys) as key
           where r.company_id = $1 and r.status = 'LIVE' and r.shown_since >= $2 and ($3::text is null or r.doc @@ $3::text::tsquery)
           group by key
         )
         select c.key, found.n, c.slug, c.name from (${OFFERED_KEYS}) as c join found on found.key = c.key
         order by c.kind, c.place`,
});

export const newestOnTopics = defineStatement({
  name: 'review-figures.newest-on-topics',
  parameters: [integer, arrayOf(text)],
  columns: { key: text, said: nullable(text) },
  text: `with newest as materialized (
           select id, shown_at, keys from research.reviews
           where company_id = $1 and status = 'LIVE' and not is_held
           order by shown_at desc, id desc limit ${MAX_QUOTED_AMONG}
         )
         select topic.key, case when left(topic.key, 1) = '+' then r.likes else r.dislikes end as said
         from unnest($2::text[]) as topic (key)
         cross join lateral (
           select id from newest where topic.key = any (newest.keys) order by shown_at desc, id desc limit 1
         ) as found
         join research.reviews r on r.id = found.id`,
});

export const heldOfCompany = defineStatement({
  name: 'review-figures.held',
  parameters: [integer],
  columns: { held: integer, is_surge: boolean },
  text: `select count(*)::int as held, coalesce(bool_or(exists (
             select from research.review_holds h where h.review_id = r.id and h.reason = 'SURGE')), false) as is_surge
         from research.reviews r where r.company_id = $1 and r.is_held and r.status = 'LIVE'`,
});

export const surgesOfCompany = defineStatement({
  name: 'review-figures.surges',
  parameters: [integer],
  columns: { quarter: integer, n: integer },
  text: `select (extract(year from day) * 4 + extract(quarter from day) - 1)::int as quarter, count(*)::int as n
         from (select r.created_at at time zone '${INDIA_TIME_ZONE}' as day from research.reviews r
               where r.company_id = $1 and r.is_held and r.status = 'LIVE'
                 and exists (select from research.review_holds h where h.review_id = r.id and h.reason = 'SURGE')) as held
         group by 1`,
});

export const ratingsOfCompany = defineStatement({
  name: 'review-figures.ratings',
  parameters: [integer],
  columns: { aspect: text, quarter: smallint, n1: integer, n2: integer, n3: integer, n4: integer, n5: integer },
  text: `select aspect, quarter, n1, n2, n3, n4, n5 from research.review_ratings
         where company_id = $1 and n1 + n2 + n3 + n4 + n5 > 0 order by aspect, quarter`,
});

export const mediansOfIndustry = defineStatement({
  name: 'review-figures.industry-medians',
  parameters: [integer, integer],
  columns: { aspect: text, tenths: integer, companies: integer },
  text: `with means as (
           select r.aspect, sum(n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::float8 / sum(n1 + n2 + n3 + n4 + n5) as mean
           from research.review_ratings r join catalog.companies c on c.id = r.company_id
           where c.industry_id = $1 group by r.company_id, r.aspect having sum(n1 + n2 + n3 + n4 + n5) >= $2::integer
         )
         select aspect, round((percentile_cont(0.5) within group (order by mean) * 10)::numeric)::integer as tenths, count(*)::integer as companies
         from means group by aspect`,
});

export const mostReviewed = definePages((rows) =>
  defineStatement({
    name: `review-figures.most-reviewed.${rows}`,
    parameters: [],
    columns: {
      slug: text,
      name: text,
      logo: nullable(text),
      reviews: integer,
      rating_total: integer,
      newest: nullable(text),
    },
    text: `select c.slug, c.name, c.logo, f.reviews, f.rating_total, ${NEWEST_REVIEW} as newest
           from research.company_figures f join catalog.companies c on c.id = f.company_id
           where f.reviews > 0 order by f.reviews desc, f.company_id limit ${rows}`,
  }),
);
