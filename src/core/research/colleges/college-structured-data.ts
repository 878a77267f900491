import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { College } from './college';
import { COLLEGES_PATH } from './college-filters';

export function collegePath(urlName: string): string {
  return `${COLLEGES_PATH}/${encodeURIComponent(urlName)}`;
}

export function collegeStructuredData({
  name,
  urlName,
  otherNames,
  city,
  state,
  domain,
}: College): readonly StructuredData[] {
  return [
    breadcrumbsOf([
      ['Colleges', COLLEGES_PATH],
      [name, collegePath(urlName)],
    ]),
    {
      '@type': 'CollegeOrUniversity',
      name,
      url: collegePath(urlName),
      ...(otherNames.length === 0 ? {} : { alternateName: otherNames }),
      ...(domain === null ? {} : { sameAs: `https://${domain}` }),
      address: {
        '@type': 'PostalAddress',
        ...(city === null ? {} : { addressLocality: city }),
        ...(state === null ? {} : { addressRegion: state }),
        addressCountry: 'IN',
      },
    },
  ];
}
