import type { CompanyCard } from '../company/company-card';
import { OTHER_INDUSTRY } from '../company/industries.rules';

export type SuggestedPair = readonly [CompanyCard, CompanyCard];

/**
 * Returns at most `most` pairs of rated companies that share an industry, or the city of their headquarters, in the
 * order of `companies`. Each company is in one pair. Companies without a listed industry or a city are left out.
 */
export function suggestedPairsOf(
  companies: readonly CompanyCard[],
  shared: 'industry' | 'hq',
  most: number,
): readonly SuggestedPair[] {
  const rated = companies.filter(
    (company) => company.rating !== null && company[shared] !== '' && company[shared] !== OTHER_INDUSTRY,
  );
  const pairs: SuggestedPair[] = [];
  const waiting = new Map<string, CompanyCard>();
  for (const company of rated) {
    const first = waiting.get(company[shared]);
    if (first === undefined) waiting.set(company[shared], company);
    else {
      pairs.push([first, company]);
      waiting.delete(company[shared]);
    }
  }
  return pairs.sort(([one], [other]) => rated.indexOf(one) - rated.indexOf(other)).slice(0, most);
}
