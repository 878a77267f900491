import { MAX_PLACES } from '@/core/research/awards/award.rules';
import { bigint, boolean, integer, nullable, real, smallint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NAMED_COMPANY, namedCompany } from '@/server/services/research/company/company/company-id.queries';

export const countedEditions = defineStatement({
  name: 'awards.editions',
  parameters: [],
  columns: { year: smallint, companies: integer, counted_on: text },
  text: `select year, companies, counted_on::text as counted_on from research.award_editions order by year desc`,
});

export const categoriesOfEdition = defineStatement({
  name: 'awards.categories',
  parameters: [smallint],
  columns: { category: text, category_name: text, companies: integer },
  text: `select category, category_name, count(*)::int as companies from research.award_places where year = $1
         group by category, category_name order by companies desc, category_name`,
});

export const placesOfCategory = defineStatement({
  name: 'awards.places',
  parameters: [smallint, text, bigint, bigint],
  columns: {
    company: namedCompany,
    industry: text,
    rank: integer,
    is_shared: boolean,
    score: real,
    uncertainty: real,
    reviews: integer,
    rank_before: nullable(integer),
  },
  text: `
    select ${NAMED_COMPANY} as company, i.name as industry, p.rank, p.is_shared, p.score, p.uncertainty, p.reviews,
      before.rank as rank_before
    from (
      select * from research.award_places where year = $1 and category = $2 order by score desc, company_id limit $3 offset $4
    ) as p
    join catalog.companies c on c.id = p.company_id
    join catalog.industries i on i.id = c.industry_id
    left join research.award_places before
      on before.year = $1 - 1 and before.category = p.category and before.company_id = p.company_id
    order by p.score desc, p.company_id`,
});

export const placesOfCompany = defineStatement({
  name: 'awards.of-company',
  parameters: [text],
  columns: {
    year: nullable(smallint),
    category: nullable(text),
    category_name: nullable(text),
    rank: nullable(integer),
    is_shared: nullable(boolean),
    score: nullable(real),
    uncertainty: nullable(real),
    reviews: nullable(integer),
    companies: nullable(integer),
  },
  text: `
    select p.year, p.category, p.category_name, p.rank, p.is_shared, p.score, p.uncertainty, p.reviews,
      (select count(*)::int from research.award_places other where other.year = p.year and other.category = p.category) as companies
    from catalog.companies c left join research.award_places p on p.company_id = c.id
    where c.id = coalesce(
      (select id from catalog.companies where slug = $1),
      (select company_id from research.company_redirects where slug = $1))
    order by p.year desc, p.rank, p.category_name limit ${MAX_PLACES}`,
});
