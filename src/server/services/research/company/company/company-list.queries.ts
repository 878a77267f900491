import type { CompanySort } from '@/contract/generated/company';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { arrayOf, bigint, integer, nullable, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';

/** The orders of the list, each an index of it: what a row is put in its place by, all in one direction. */
const ORDERS: Readonly<Record<CompanySort, { readonly by: readonly string[]; readonly direction: 'asc' | 'desc' }>> = {
  reviews: { by: ['reviews', 'weight', '-company_id'], direction: 'desc' },
  rating: { by: ['surest_rating', 'reviews', 'weight', '-company_id'], direction: 'desc' },
  name: { by: ['name_key', 'company_id'], direction: 'asc' },
};

/** Returns what a row is put in its place by, as columns of something: `page.` for a table, `($1).` for a row. */
function partsOf(sort: CompanySort, of = ''): readonly string[] {
  return ORDERS[sort].by.map((part) => part.replace(/\w+/, (column) => of + column));
}

function orderOf(sort: CompanySort, of?: string): string {
  return partsOf(sort, of)
    .map((part) => `${part} ${ORDERS[sort].direction}`)
    .join(', ');
}

/** The condition of a rating that is no option of the filter: ten times the least rating. */
const isRated = (parameter: string): string =>
  `(${parameter}::int is null or (reviews >= ${MIN_GROUP} and rating_total * 10 >= ${parameter} * reviews))`;

/** The condition of companies with tokens as the tsquery `$1` says and a rating as above (`$2`). */
const PASSING = `facets @@ $1::text::tsquery and ${isRated('$2')}`;

function defineFirstPage(sort: CompanySort) {
  return defineStatement({
    name: `company.first-by-${sort}`,
    parameters: [bigint, bigint],
    columns: cardColumns,
    text: pageOf(sort, 'true', '$1', '$2'),
  });
}

function defineLaterPage(sort: CompanySort) {
  return defineStatement({
    name: `company.later-by-${sort}`,
    parameters: [bigint, bigint, text],
    columns: cardColumns,
    text: pageOf(sort, isFrom(sort, '$3'), '$1', '$2'),
  });
}

function defineFirstFilteredPage(sort: CompanySort) {
  return defineStatement({
    name: `company.first-filtered-by-${sort}`,
    parameters: [text, nullable(integer), bigint, bigint],
    columns: cardColumns,
    text: pageOf(sort, PASSING, '$3', '$4'),
  });
}

function defineLaterFilteredPage(sort: CompanySort) {
  return defineStatement({
    name: `company.later-filtered-by-${sort}`,
    parameters: [text, nullable(integer), bigint, bigint, text],
    columns: cardColumns,
    text: pageOf(sort, `${PASSING} and ${isFrom(sort, '$5')}`, '$3', '$4'),
  });
}

/** The rows of the list at each `$3`-th place, as text, with the tokens and the rating of above. */
function defineStarts(sort: CompanySort) {
  return defineStatement({
    name: `company.starts-by-${sort}`,
    parameters: [text, nullable(integer), bigint],
    columns: { start: text },
    text: `select hit::text as start
           from (select listed, row_number() over (order by ${orderOf(sort)}) as place from research.listed_companies listed where ${PASSING}) as placed (hit, place)
           where place % $3 = 1 order by place`,
  });
}

/** The condition of a row that stands where `start` does, a row as text, or after it. */
function isFrom(sort: CompanySort, start: string): string {
  const given = partsOf(sort, `((select ${start}::text::research.listed_companies)).`);
  return `(${partsOf(sort).join(', ')}) ${ORDERS[sort].direction === 'asc' ? '>=' : '<='} (${given.join(', ')})`;
}

/** The page is an array, so that the few companies of it are looked up whatever number of them the planner expects. */
function pageOf(sort: CompanySort, passing: string, limit: string, skipped: string): string {
  return `select ${selectList(cardColumns)}
          from research.listed_companies page join (${CARD_TABLES}) on c.id = page.company_id
          where page.company_id = any(array(
            select company_id from research.listed_companies where ${passing} order by ${orderOf(sort)} limit ${limit} offset ${skipped}))
          order by ${orderOf(sort, 'page.')}`;
}

/** All companies: at most `$1` after the first `$2`, and of those that stand from row `$3` on. */
export const allCompanies = {
  reviews: { first: defineFirstPage('reviews'), later: defineLaterPage('reviews') },
  rating: { first: defineFirstPage('rating'), later: defineLaterPage('rating') },
  name: { first: defineFirstPage('name'), later: defineLaterPage('name') },
} as const;

/** Companies that pass `$1` and `$2`: at most `$3` after the first `$4`, and of those that stand from row `$5` on. */
export const filteredCompanies = {
  reviews: { first: defineFirstFilteredPage('reviews'), later: defineLaterFilteredPage('reviews') },
  rating: { first: defineFirstFilteredPage('rating'), later: defineLaterFilteredPage('rating') },
  name: { first: defineFirstFilteredPage('name'), later: defineLaterFilteredPage('name') },
} as const;

export const companyStarts = {
  reviews: defineStarts('reviews'),
  rating: defineStarts('rating'),
  name: defineStarts('name'),
} as const;

/** The number of companies that pass tokens and a rating (see above). */
export const countFiltered = defineStatement({
  name: 'company.count-filtered',
  parameters: [text, nullable(integer)],
  columns: { companies: bigint },
  text: `select count(*) as companies from research.listed_companies where ${PASSING}`,
});

const tokenColumns = { token: text, companies: integer } as const;

/** The tokens of the companies that pass tokens and a rating (see above), each with its number of companies. */
export const filteredTokens = defineStatement({
  name: 'company.tokens-filtered',
  parameters: [text, nullable(integer)],
  columns: tokenColumns,
  text: `select token, count(*)::int as companies from research.listed_companies, unnest(tsvector_to_array(facets)) as token
         where ${PASSING} group by token`,
});

/** All tokens with the numbers of companies that are kept. */
export const allTokens = defineStatement({
  name: 'company.tokens',
  parameters: [],
  columns: tokenColumns,
  text: 'select token, companies from research.company_options',
});

/** The tokens with their numbers of companies: of the filters `$1` the `$2` options with the most companies; 0 for all. */
export const shownTokens = defineStatement({
  name: 'company.tokens-shown',
  parameters: [arrayOf(text), arrayOf(bigint)],
  columns: tokenColumns,
  text: `select option.token, option.companies
         from unnest($1::text[], $2::bigint[]) as filter (key, most)
         cross join lateral (
           select token, companies from research.company_options
           where split_part(token, ':', 1) = filter.key order by companies desc, token collate "C" limit nullif(filter.most, 0)
         ) as option`,
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
