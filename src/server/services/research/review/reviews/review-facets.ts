import type { FacetCount, ReviewFacets } from '@/contract/generated/review';
import { monthBeforeInIndia, startOfMonthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CARD_KEYS, periodOf } from '@/core/research/cards/card.rules';
import { familyName } from '@/core/research/cards/title-family.rules';
import { AUTHOR_FILTER_GROUPS, REVIEW_PERIODS } from '@/core/research/reviews/review-limits.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import type { countsOfCompany } from './review-figures.queries';
import { keyCounts } from './review-figures.queries';
import type { ReviewFilters } from './review-filters';
import { readScope } from './review-filters';

export interface ReviewFacetsDeps {
  readonly database: Database;
  readonly now: () => number;
}

type CountRow = RowOf<typeof countsOfCompany.columns>;
type Facet = keyof ReviewFacets;

const FACETS = ['department', 'designation', 'family', 'location', 'employment', 'rating', 'months'] as const;

export function createReviewFacets({ database, now }: ReviewFacetsDeps): Pick<ReviewHandlers, 'getReviewFacets'> {
  async function facetsAmong(
    company: string,
    filters: ReviewFilters,
    months: number | undefined,
  ): Promise<ReviewFacets> {
    const { companyId, query } = await readScope(database, company, filters);
    const since = months === undefined ? '-infinity' : startOfMonthInIndia(now(), months - 1);
    const counts = query === null ? [] : await database.query(keyCounts, companyId, since, query.fits);
    return facetsOf(counts, now());
  }

  return {
    async getReviewFacets({ query: { company, months, ...filters } }) {
      const chosen = FACETS.filter((facet) => (facet === 'months' ? months : filters[facet]) !== undefined);
      const whoAmong = async (question: readonly string[]) => {
        const others = (filters.who?.split(',') ?? []).filter((value) => !question.includes(value));
        const who = others.length === 0 ? undefined : others.join(',');
        return (await facetsAmong(company, { ...filters, who }, months)).who.filter(({ value }) =>
          question.includes(value),
        );
      };
      const [body, who, ...own] = await Promise.all([
        facetsAmong(company, filters, months),
        filters.who === undefined ? null : Promise.all(AUTHOR_FILTER_GROUPS.map(whoAmong)),
        ...chosen.map((facet) =>
          facet === 'months'
            ? facetsAmong(company, filters, undefined)
            : facetsAmong(company, { ...filters, [facet]: undefined }, months),
        ),
      ]);
      const among = new Map<Facet, ReviewFacets>(chosen.map((facet, place) => [facet, own[place] ?? body]));
      const of = (facet: Facet) => (among.get(facet) ?? body)[facet];
      return {
        status: 200,
        body: {
          department: of('department'),
          designation: of('designation'),
          family: of('family'),
          location: of('location'),
          employment: of('employment'),
          who: who?.flat() ?? body.who,
          rating: of('rating'),
          months: of('months'),
        },
      };
    },
  };
}

export function facetsOf(counts: readonly CountRow[], now: number): ReviewFacets {
  return {
    department: optionsOf(counts, CARD_KEYS.department),
    designation: optionsOf(counts, CARD_KEYS.title),
    family: optionsOf(counts, CARD_KEYS.family).map((option) => ({ ...option, name: familyName(option.value) })),
    location: optionsOf(counts, CARD_KEYS.city),
    employment: optionsOf(counts, 'e'),
    who: optionsOf(counts, CARD_KEYS.stay),
    rating: optionsOf(counts, 'r'),
    months: periodsOf(counts, now),
  };
}

export function optionsOf(counts: readonly CountRow[], kind: string): FacetCount[] {
  const options = new Map<string, FacetCount>();
  for (const { key, n, slug, name } of counts) {
    if (!key.startsWith(kind)) continue;
    const value = slug ?? key.slice(1);
    const count = n + (options.get(value)?.count ?? 0);
    options.set(value, { value, count, ...(name !== null && { name }) });
  }
  return [...options.values()];
}

function periodsOf(counts: readonly CountRow[], now: number): FacetCount[] {
  return REVIEW_PERIODS.map((period) => {
    const oldest = monthBeforeInIndia(now, period - 1);
    const count = counts.reduce((sum, { key, n }) => sum + ((periodOf([key])?.first ?? '') >= oldest ? n : 0), 0);
    return { value: String(period), count };
  }).filter(({ count }) => count > 0);
}
