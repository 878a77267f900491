import type { CompanyCard } from '../company/company-card';
import { OTHER_INDUSTRY } from '../company/industries.rules';

export type ReadyPair = readonly [CompanyCard, CompanyCard];

/**
 * Returns at most `most` pairs of rated companies of the same industry, in the order of `companies`. Each company is in
 * one pair. Companies without a listed industry are left out.
 */
export function readyPairsOf(companies: readonly CompanyCard[], most: number): readonly ReadyPair[] {
  const rated = companies.filter(({ rating, industry }) => rating !== null && industry !== OTHER_INDUSTRY);
  const pairs: ReadyPair[] = [];
  const waiting = new Map<string, CompanyCard>();
  for (const company of rated) {
    const first = waiting.get(company.industry);
    if (first === undefined) waiting.set(company.industry, company);
    else {
      pairs.push([first, company]);
      waiting.delete(company.industry);
    }
  }
  return pairs.sort(([one], [other]) => rated.indexOf(one) - rated.indexOf(other)).slice(0, most);
}
