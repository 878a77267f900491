import type { CompanySort } from '@/contract/generated/company';
import { MIN_GROUP } from '@/core/figures/figures.rules';
import { arrayOf, bigint, integer, nullable, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';

/** The orders of the list, each an index of it. */
const ORDERS: Readonly<Record<CompanySort, (table: string) => string>> = {
  reviews: mostReviewed,
  rating: (table) => `${table}.surest_rating desc, ${mostReviewed(table)}`,
  name: (table) => `${table}.name_key, ${mostReviewed(table)}`,
};

function mostReviewed(table: string): string {
  return `${table}.reviews desc, ${table}.weight desc, ${table}.company_id`;
}

/** The condition of the rating filter: ten times the least rating. */
const isRated = (parameter: string): string =>
  `(${parameter}::int is null or (reviews >= ${MIN_GROUP} and rating_total * 10 >= ${parameter} * reviews))`;

/** All companies of at least a tenth of rating `$1`, at most `$2` of them after the first `$3`. */
function definePage(sort: CompanySort) {
  return defineStatement({
    name: `company.all-by-${sort}`,
    parameters: [nullable(integer), bigint, bigint],
    columns: cardColumns,
    text: pageOf(sort, isRated('$1'), 'limit $2 offset $3'),
  });
}

/** Companies with tokens as the tsquery `$1` says, and a rating as above (`$2`); at most `$3` of them after the first `$4`. */
function defineFilteredPage(sort: CompanySort) {
  return defineStatement({
    name: `company.filtered-by-${sort}`,
    parameters: [text, nullable(integer), bigint, bigint],
    columns: cardColumns,
    text: pageOf(sort, `facets @@ $1::text::tsquery and ${isRated('$2')}`, 'limit $3 offset $4'),
  });
}

function pageOf(sort: CompanySort, passing: string, part: string): string {
  return `select ${selectList(cardColumns)}
          from (select * from research.listed_companies hit where ${passing} order by ${ORDERS[sort]('hit')} ${part}) as page
          join (${CARD_TABLES}) on c.id = page.company_id
          order by ${ORDERS[sort]('page')}`;
}

export const allCompanies = {
  reviews: definePage('reviews'),
  rating: definePage('rating'),
  name: definePage('name'),
} as const;

export const filteredCompanies = {
  reviews: defineFilteredPage('reviews'),
  rating: defineFilteredPage('rating'),
  name: defineFilteredPage('name'),
} as const;

/** The number of companies that pass tokens and a rating (see above), and of those that only the rating keeps out because they have none. */
export const countFiltered = defineStatement({
  name: 'company.count-filtered',
  parameters: [text, nullable(integer)],
  columns: { total: bigint, unrated: bigint },
  text: `select count(*) filter (where ${isRated('$2')}) as total, count(*) filter (where reviews < ${MIN_GROUP}) as unrated
         from research.listed_companies where facets @@ $1::text::tsquery`,
});

const tokenColumns = { token: text, companies: integer } as const;

/** The tokens of the companies that pass tokens and a rating (see above), each with its number of companies. */
export const filteredTokens = defineStatement({
  name: 'company.tokens-filtered',
  parameters: [text, nullable(integer)],
  columns: tokenColumns,
  text: `select token, count(*)::int as companies from research.listed_companies, unnest(tsvector_to_array(facets)) as token
         where facets @@ $1::text::tsquery and ${isRated('$2')} group by token`,
});

/** All tokens with the numbers of companies that are kept. */
export const allTokens = defineStatement({
  name: 'company.tokens',
  parameters: [],
  columns: tokenColumns,
  text: 'select token, companies from research.company_options',
});

/** The numbers of companies of the tokens `$1`; none for one that no company has. */
export const tokensNamed = defineStatement({
  name: 'company.tokens-named',
  parameters: [arrayOf(text)],
  columns: tokenColumns,
  text: 'select token, companies from research.company_options where token = any($1)',
});

/** The tokens among `$1` that belong to a city or an industry, whether or not a company has them, each with its name. */
export const namesOfTokens = defineStatement({
  name: 'company.token-names',
  parameters: [arrayOf(text)],
  columns: { token: text, name: text },
  text: `select 'city:' || slug as token, min(name) as name from catalog.locations
         where slug = any(array(select substr(asked, 6) from unnest($1::text[]) as asked where starts_with(asked, 'city:'))) group by slug
         union all
         select 'industry:' || slug, min(name) from catalog.industries
         where slug = any(array(select substr(asked, 10) from unnest($1::text[]) as asked where starts_with(asked, 'industry:'))) group by slug`,
});
