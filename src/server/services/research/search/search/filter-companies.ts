import type { SearchFilter } from '@/contract/generated/search';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { filterValuesOf, offeredFilters } from '@/core/research/search/search-filters.rules';

interface Filterable {
  readonly row: { readonly headquarters: string; readonly industry: string; readonly industry_slug: string };
}

export function filterCompanies<Company extends Filterable>(
  companies: readonly Company[],
  location: string | null,
  industries: readonly string[],
): { readonly chosen: readonly Company[]; readonly filters: readonly SearchFilter[] } {
  const isThere = ({ row }: Company): boolean => location === null || urlNameOf(row.headquarters) === location;
  const isOfIndustry = ({ row }: Company): boolean => industries.length === 0 || industries.includes(row.industry_slug);
  const cities = companies
    .filter(isOfIndustry)
    .map(({ row: { headquarters } }) => ({ urlName: urlNameOf(headquarters), label: headquarters }));
  const kinds = companies.filter(isThere).map(({ row }) => ({ urlName: row.industry_slug, label: row.industry }));
  const filters = [
    { key: 'location', values: filterValuesOf(cities, [location ?? '']) },
    { key: 'industry', values: filterValuesOf(kinds, industries) },
  ] as const;
  return {
    chosen: companies.filter((company) => isThere(company) && isOfIndustry(company)),
    filters: offeredFilters(filters, location !== null || industries.length > 0),
  };
}
