import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import type { CompanyCard } from '../company/company-card';
import type { Spotlight } from './headline-stats';

export const MAX_SPOTLIGHT_COMPANIES = 30;

/**
 * Picks the company of the day regardless of its rating, so that nobody can buy or influence the choice. Returns null
 * if there is no company. `now` is in ms since 1970.
 */
export function spotlightOf(companies: readonly CompanyCard[], now: number): Spotlight | null {
  const known = companies
    .flatMap(
      ({ urlName, companyName, industry, hq, logo, rating, reviewsCount, newestReview, medianPay, salariesCount }) =>
        rating === null || newestReview === null || reviewsCount < MIN_FOR_TENTHS
          ? []
          : [
              {
                urlName,
                companyName,
                industry,
                hq,
                logo,
                rating,
                reviewsCount,
                newestReview,
                medianPay,
                salariesCount,
              },
            ],
    )
    // Sorts by name, so that a new review does not move a company to another day.
    .toSorted((one, other) => one.urlName.localeCompare(other.urlName, 'en'));
  return known[dayNumberInIndia(now) % known.length] ?? null;
}
