import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { CompanyQuery } from './company-filters';
import { companyAddressOf } from './company-filters';
import type { CompanyListName } from './company-list-name';
import { COMPANIES_PATH, companyListHeading } from './company-list-name';

/**
 * Returns title and description. A list of one city, one industry or both has its own address, and so do its later
 * pages. Other filters and orders use the address of the whole list.
 */
export function companyListTexts(
  query: CompanyQuery,
  name: CompanyListName,
): PageTexts & { readonly ownQuery: string } {
  const heading = companyListHeading({ ...name, city: name.city ?? 'India' });
  const { size, rating, hiring, sort } = query;
  const isNarrowed = size.length > 0 || rating !== null || hiring || sort !== 'reviews';
  const isNamed = isOneOrAny(query.city, name.city) && isOneOrAny(query.industry, name.industry);
  return {
    title: `${heading}: ratings, salaries and open jobs · {brand}`,
    description: `${heading} by rating, size and number of reviews.`,
    ownQuery: isNamed && !isNarrowed ? companyAddressOf(query).slice(COMPANIES_PATH.length) : '',
  };
}

function isOneOrAny(options: readonly string[], name: string | null): boolean {
  return options.length === 0 || (options.length === 1 && name !== null);
}
