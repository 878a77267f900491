import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import {
  ADDED_REVIEWS,
  EDITIONS,
  MIN_COMPANIES,
  MIN_REVIEWS,
  SIZES,
  STARTUPS,
} from '@/core/research/awards/award.rules';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { claimEdition, scoredCompanies, storePlaces, unclaimEdition } from './award-count.queries';
import { ranksOf } from './award-ranks';

type ScoredCompany = RowOf<typeof scoredCompanies.columns>;

interface Category {
  readonly urlName: string;
  readonly name: string;
  readonly companies: readonly ScoredCompany[];
}

/** Counts awards in one process. `now` is in ms since 1970. */
export async function countAwards(database: Database, now: number): Promise<void> {
  const today = dayInIndia(now);
  for (const year of EDITIONS) {
    if (today >= `${year}-01-01`) await database.transaction((tx) => countEdition(tx, year, today));
  }
}

async function countEdition(tx: Database, year: number, today: string): Promise<void> {
  const [claimed] = await tx.query(claimEdition, year, today);
  if (claimed === undefined) return;
  const scored = await tx.query(scoredCompanies, `${year - 1}-01-01`, `${year}-01-01`, MIN_REVIEWS, ADDED_REVIEWS);
  // A database that is filled later gets its lists then.
  if (scored.length < MIN_COMPANIES) {
    await tx.query(unclaimEdition, year);
    return;
  }
  const places = categoriesOf(scored, year).flatMap(({ urlName, name, companies }) => {
    const ranks = ranksOf(companies);
    return companies.map(({ company_id, score, uncertainty, reviews }, place) => ({
      category: urlName,
      categoryName: name,
      companyId: company_id,
      ...ranks[place],
      score,
      uncertainty,
      reviews,
    }));
  });
  await tx.query(storePlaces, year, scored.length, JSON.stringify(places));
}

function categoriesOf(scored: readonly ScoredCompany[], year: number): readonly Category[] {
  const bySize = SIZES.map(({ urlName, name, labels }) => ({
    urlName,
    name,
    companies: scored.filter(({ size }) => labels.some((label) => label === size)),
  }));
  const young = scored.filter(
    ({ industry, founded_year }) =>
      founded_year !== null && founded_year >= year - STARTUPS.years && STARTUPS.industries.test(industry),
  );
  const industries = new Map(scored.map(({ industry_url_name, industry }) => [industry_url_name, industry]));
  const byIndustry = [...industries].map(([urlName, name]) => ({
    urlName,
    name,
    companies: scored.filter(({ industry_url_name }) => industry_url_name === urlName),
  }));
  const all: readonly Category[] = [...bySize, { ...STARTUPS, companies: young }, ...byIndustry];
  return all.filter(({ companies }) => companies.length >= MIN_COMPANIES);
}
