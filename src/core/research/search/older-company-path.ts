import { BENEFIT_SUFFIX, LOCATION_SUFFIX, SPECIFIC_TERMS } from './search-address';

const OLDER_SECTIONS: readonly string[] = ['reviews', 'benefits'];

/**
 * Converts an old address: `/benefits/vaayuna/more` becomes `/benefits/vaayuna-benefits`. Returns null for an address
 * of a search.
 */
export function olderCompanyPath(path: string): string | null {
  const [section = '', company = '', ...rest] = path.split('/').filter(Boolean);
  if (!OLDER_SECTIONS.includes(section) || rest.length === 0) return null;
  const isSearch =
    company.endsWith(`-${section}`) ||
    SPECIFIC_TERMS.includes(company) ||
    BENEFIT_SUFFIX.test(company) ||
    rest.at(-1)?.endsWith(LOCATION_SUFFIX) === true;
  return isSearch ? null : `/${section}/${company}-${section}`;
}
