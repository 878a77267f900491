import { BENEFIT, LOCATION_END, SPECIFICS } from './search-address';

/** The sections whose older company addresses go on after the company (RT-OLD-REVIEWS, RT-OLD-BENEFITS). */
const OLDER_SECTIONS: readonly string[] = ['reviews', 'benefits'];

/**
 * Returns the company's page that an older address leads to: `/benefits/vaayuna/more` to `/benefits/vaayuna-benefits`. Null for an address of a
 * search, which names what it searches for by an ending or a kind of work.
 */
export function olderCompanyPath(path: string): string | null {
  const [section = '', company = '', ...rest] = path.split('/').filter(Boolean);
  if (!OLDER_SECTIONS.includes(section) || rest.length === 0) return null;
  const isSearch =
    company.endsWith(`-${section}`) ||
    SPECIFICS.includes(company) ||
    BENEFIT.test(company) ||
    rest.at(-1)?.endsWith(LOCATION_END) === true;
  return isSearch ? null : `/${section}/${company}-${section}`;
}
