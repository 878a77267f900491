import { minCountFor } from '@/core/kernel/figures/confidence.rules';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { Company } from './company';

export interface CompanyPlace {
  readonly label: string;
  readonly path: string;
}

/**
 * Minimum ratings for search engines to receive the mean. With fewer, the confidence is Low at best
 * (figures/confidence).
 */
const MIN_FOR_SEARCH_ENGINES = minCountFor('Moderate');

export function companyStructuredData(company: Company, place: CompanyPlace | null): readonly StructuredData[] {
  const { companyName, urlName, rating, reviewsCount, hq, foundedYear } = company;
  const url = `/overview/${urlName}-overview`;
  const organization: StructuredData = {
    '@type': 'Organization',
    name: companyName,
    url,
    ...(hq === '' ? {} : { address: { '@type': 'PostalAddress', addressLocality: hq, addressCountry: 'IN' } }),
    ...(foundedYear === null ? {} : { foundingDate: String(foundedYear) }),
  };
  return [
    breadcrumbsOf([
      ['Companies', '/list-of-companies'],
      [companyName, url],
      ...(place === null ? [] : [[place.label, place.path] as const]),
    ]),
    rating === null || reviewsCount < MIN_FOR_SEARCH_ENGINES
      ? organization
      : {
          '@type': 'EmployerAggregateRating',
          itemReviewed: organization,
          ratingValue: rating.toFixed(1),
          bestRating: '5',
          worstRating: '1',
          ratingCount: reviewsCount,
        },
  ];
}
