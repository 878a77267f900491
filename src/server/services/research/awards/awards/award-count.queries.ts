import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { integer, jsonb, nullable, real, smallint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Returns no row if the edition is already counted. Only one of several processes gets the row. */
export const claimEdition = defineStatement({
  name: 'awards.claim',
  parameters: [smallint, text],
  columns: { year: smallint },
  text: `insert into research.award_editions (year, counted_on, companies) values ($1, $2::text::date, 0)
         on conflict do nothing returning year`,
});

/**
 * Selects companies with at least `$3` live reviews between days `$1` and `$2` (India), best first. A review scores the
 * mean of its ratings. `$4` average reviews are added to each company.
 */
export const scoredCompanies = defineStatement({
  name: 'awards.scored',
  parameters: [text, text, integer, integer],
  columns: {
    company_id: integer,
    industry: text,
    industry_url_name: text,
    size: nullable(text),
    founded_year: nullable(smallint),
    reviews: integer,
    score: real,
    uncertainty: real,
  },
  text: `
    with reviewed as (
      select company_id, (
        select avg(value) from unnest(array[rating, balance, pay, security, promotions, skills, culture, satisfaction]) as value
      ) as mean
      from research.reviews
      where status = 'LIVE' and not is_held and created_at >= $1::text::date::timestamp at time zone '${INDIA_TIME_ZONE}'
        and created_at < $2::text::date::timestamp at time zone '${INDIA_TIME_ZONE}'
    ), overall as (
      -- The deviation within companies, of all together: that of few reviews would be small by chance.
      select (select avg(mean) from reviewed) as mean,
        coalesce(sqrt(sum(variance * (n - 1)) / nullif(sum(n - 1), 0)), 0) as deviation
      from (select var_samp(mean) as variance, count(*) as n from reviewed group by company_id having count(*) > 1) as each
    )
    select r.company_id, i.name as industry, i.slug as industry_url_name, p.indian_employees as size, p.founded_year,
      count(*)::int as reviews,
      ((sum(r.mean) + $4::int * o.mean) / (count(*) + $4::int))::real as score,
      (o.deviation / sqrt(count(*) + $4::int))::real as uncertainty
    from reviewed r cross join overall o
    join catalog.companies c on c.id = r.company_id
    join catalog.industries i on i.id = c.industry_id
    left join research.company_profiles p on p.company_id = r.company_id
    group by r.company_id, i.name, i.slug, p.indian_employees, p.founded_year, o.mean, o.deviation
    having count(*) >= $3::int::int
    order by score desc, r.company_id`,
});

interface StoredPlace {
  readonly companyId: number;
  readonly category: string;
}

export const storePlaces = defineStatement({
  name: 'awards.store',
  parameters: [smallint, integer, jsonb<readonly StoredPlace[]>()],
  columns: {},
  text: `
    with edition as (update research.award_editions set companies = $2 where year = $1)
    insert into research.award_places (year, category, category_name, company_id, rank, is_shared, score, uncertainty, reviews)
    select $1, category, "categoryName", "companyId", rank, "isShared", score, uncertainty, reviews
    from jsonb_to_recordset($3) as place (
      category text, "categoryName" text, "companyId" int, rank int, "isShared" boolean, score real, uncertainty real, reviews int
    )`,
});

export const unclaimEdition = defineStatement({
  name: 'awards.unclaim',
  parameters: [smallint],
  columns: {},
  text: 'delete from research.award_editions where year = $1',
});
