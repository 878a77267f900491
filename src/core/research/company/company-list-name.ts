import { withQuery } from '@/core/kernel/common/address';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';

export const COMPANIES_PATH = '/list-of-companies';

export interface CompanyListName {
  readonly city: string | null;
  readonly industry: string | null;
}

export function companyListHeading({ city, industry }: CompanyListName): string {
  const companies = industry === null ? 'Companies' : `${industry} companies`;
  return city === null ? companies : `${companies} in ${city}`;
}

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
