import type { AwardList, CompanyAward } from '@/contract/generated/awards';
import { EDITIONS, MIN_REVIEWS, toHundredths } from '@/core/research/awards/award.rules';
import { awardRefusals } from '@/core/research/awards/award-refusals.rules';
import type { AwardsHandlers } from '@/server/contract/generated/awards';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { categoriesOfEdition, countedEditions, placesOfCategory, placesOfCompany } from './awards.queries';

export interface AwardsDeps {
  readonly database: Database;
}

export function createAwards({ database }: AwardsDeps): AwardsHandlers {
  return {
    async listAwards({ query: { year, category: asked, page, limit } }) {
      if (!EDITIONS.some((edition) => edition === year)) throw notFound();
      const counted = await database.query(countedEditions);
      const rows = await database.query(categoriesOfEdition, year);
      const categories = rows.map(({ category: urlName, category_name: name, companies }) => ({
        urlName,
        name,
        companies,
      }));
      const category = asked === undefined ? categories[0] : categories.find(({ urlName }) => urlName === asked);
      if (asked !== undefined && category === undefined) throw notFound();
      const places =
        category === undefined
          ? []
          : await database.query(placesOfCategory, year, category.urlName, limit, (page - 1) * limit);
      const editions = counted.map((edition) => ({ year: edition.year, companies: edition.companies }));
      const body: AwardList = {
        year,
        from: `${year - 1}-01-01`,
        to: `${year - 1}-12-31`,
        countedOn: counted.find((edition) => edition.year === year)?.counted_on ?? null,
        minReviews: MIN_REVIEWS,
        editions,
        categories,
        category: category ?? null,
        items: places.map(({ company, industry, rank_before, is_shared, ...place }) => ({
          rank: place.rank,
          isShared: is_shared,
          company,
          industry,
          score: toHundredths(place.score),
          uncertainty: toHundredths(place.uncertainty),
          reviews: place.reviews,
          rankBefore: rank_before,
        })),
        page,
        limit,
        total: category?.companies ?? 0,
      };
      return { status: 200, body };
    },

    async listCompanyAwards({ path: { urlName } }) {
      const rows = await database.query(placesOfCompany, urlName);
      if (rows.length === 0) throw new Problem(404, 'company_not_found', awardRefusals.companyUnknown);
      return { status: 200, body: rows.flatMap(presentPlace) };
    },
  };
}

type CompanyRow = RowOf<typeof placesOfCompany.columns>;

function presentPlace(row: CompanyRow): readonly CompanyAward[] {
  const {
    year,
    category,
    category_name: name,
    rank,
    is_shared: isShared,
    score,
    uncertainty,
    reviews,
    companies,
  } = row;
  if (year === null || category === null || name === null || rank === null || isShared === null) return [];
  if (score === null || uncertainty === null || reviews === null || companies === null) return [];
  return [
    {
      year,
      category: { urlName: category, name },
      rank,
      isShared,
      companies,
      score: toHundredths(score),
      uncertainty: toHundredths(uncertainty),
      reviews,
    },
  ];
}

function notFound(): Problem {
  return new Problem(404, 'awards_not_found', awardRefusals.listUnknown);
}
