import { withQuery } from '@/core/kernel/common/address';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';

export const COMPANIES_PATH = '/list-of-companies';

/** The one city and the one industry that a list is of; null for any, and for several. */
export interface CompanyListName {
  readonly city: string | null;
  readonly industry: string | null;
}

/** Returns the heading of a list of companies: `Companies in Pune`, `Healthcare companies`. */
export function companyListHeading({ city, industry }: CompanyListName): string {
  const companies = industry === null ? 'Companies' : `${industry} companies`;
  return city === null ? companies : `${companies} in ${city}`;
}

/** Returns the address of a list; that of the whole list for a name without a Latin letter or digit. */
export function companyListPath({ city, industry }: CompanyListName): string {
  const pairs = [
    ['city', urlNameOf(city ?? '')],
    ['industry', urlNameOf(industry ?? '')],
  ] as const;
  return withQuery(
    COMPANIES_PATH,
    pairs.filter(([, value]) => value !== ''),
  );
}
