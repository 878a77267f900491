import type { CompanySort } from '@/contract/generated/company';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { arrayOf, bigint, integer, nullable, selectList, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';

const ORDERS: Readonly<Record<CompanySort, { readonly by: readonly string[]; readonly direction: 'asc' | 'desc' }>> = {
  reviews: { by: ['reviews', 'weight', '-company_id'], direction: 'desc' },
  rating: { by: ['surest_rating', 'reviews', 'weight', '-company_id'], direction: 'desc' },
  name: { by: ['name_key', 'company_id'], direction: 'asc' },
};

function partsOf(sort: CompanySort, of = ''): readonly string[] {
  return ORDERS[sort].by.map((part) => part.replace(/\w+/, (column) => of + column));
}

function orderOf(sort: CompanySort, of?: string): string {
  return partsOf(sort, of)
    .map((part) => `${part} ${ORDERS[sort].direction}`)
    .join(', ');
}

const isRated = (parameter: string): string =>
  `(${parameter}::int is null or (reviews >= ${MIN_GROUP} and rating_total * 10 >= ${parameter} * reviews))`;

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

function isFrom(sort: CompanySort, start: string): string {
  const given = partsOf(sort, `((select ${start}::text::research.listed_companies)).`);
  return `(${partsOf(sort).join(', ')}) ${ORDERS[sort].direction === 'asc' ? '>=' : '<='} (${given.join(', ')})`;
}

/** Selects a page by an array, so that rows are looked up by index regardless of the planner's estimates. */
function pageOf(sort: CompanySort, passing: string, limit: string, skipped: string): string {
  return `select ${selectList(cardColumns)}
          from research.listed_companies page join (${CARD_TABLES}) on c.id = page.company_id
          where page.company_id = any(array(
            select company_id from research.listed_companies where ${passing} order by ${orderOf(sort)} limit ${limit} offset ${skipped}))
          order by ${orderOf(sort, 'page.')}`;
}

/** Selects at most `$1` companies after the first `$2`, from row `$3` on. */
export const allCompanies = {
  reviews: { first: defineFirstPage('reviews'), later: defineLaterPage('reviews') },
  rating: { first: defineFirstPage('rating'), later: defineLaterPage('rating') },
  name: { first: defineFirstPage('name'), later: defineLaterPage('name') },
} as const;

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

export const countFiltered = defineStatement({
  name: 'company.count-filtered',
  parameters: [text, nullable(integer)],
  columns: { companies: bigint },
  text: `select count(*) as companies from research.listed_companies where ${PASSING}`,
});

const tokenColumns = { token: text, companies: integer } as const;

export const filteredTokens = defineStatement({
  name: 'company.tokens-filtered',
  parameters: [text, nullable(integer)],
  columns: tokenColumns,
  text: `select token, count(*)::int as companies from research.listed_companies, unnest(tsvector_to_array(facets)) as token
         where ${PASSING} group by token`,
});

export const allTokens = defineStatement({
  name: 'company.tokens',
  parameters: [],
  columns: tokenColumns,
  text: 'select token, companies from research.company_options',
});

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

export const selectTokens = defineStatement({
  name: 'company.known-tokens',
  parameters: [arrayOf(text)],
  columns: tokenColumns,
  text: 'select token, companies from research.company_options where token = any($1)',
});

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
