import type { Hit } from '@/core/research/search/search-results';

export function aHit(given: Pick<Hit, 'type' | 'label'> & Partial<Hit>): Hit {
  return {
    urlName: given.label.toLowerCase().replaceAll(' ', '-'),
    place: null,
    logo: null,
    detail: null,
    salaries: null,
    medianPay: null,
    lowerQuartile: null,
    upperQuartile: null,
    rating: null,
    count: null,
    newest: null,
    ...given,
  };
}
