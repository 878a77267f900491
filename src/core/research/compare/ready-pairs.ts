import type { CompanyCard } from '../company/company-card';
import { OTHER_INDUSTRY } from '../company/industries.rules';

/** Two companies that a comparison can begin with. */
export type ReadyPair = readonly [CompanyCard, CompanyCard];

/**
 * Returns pairs of rated companies of one industry, at most `most`, each company in one pair. Of an industry those are paired that come first in
 * `companies`, and pairs are in the order of their first. Those of no listed industry have nothing in common.
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
