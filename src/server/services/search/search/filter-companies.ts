import type { SearchFilter } from '@/contract/generated/search';
import { urlNameOf } from '@/core/formatting/url-name.rules';

interface Filterable {
  readonly row: { readonly headquarters: string; readonly industry: string; readonly industry_slug: string };
}

type Value = SearchFilter['values'][number];

const MAX_VALUES = 8;

/** Returns the companies of a city and of any of some industries, and the filters with what each value would bring. */
export function filterCompanies<Company extends Filterable>(
  companies: readonly Company[],
  location: string | null,
  industries: readonly string[],
): { readonly chosen: readonly Company[]; readonly filters: SearchFilter[] } {
  const isThere = ({ row }: Company): boolean => location === null || urlNameOf(row.headquarters) === location;
  const isOfIndustry = ({ row }: Company): boolean => industries.length === 0 || industries.includes(row.industry_slug);
  const filters: SearchFilter[] = [
    {
      key: 'location',
      values: countsOf(companies.filter(isOfIndustry), ({ row }) => [urlNameOf(row.headquarters), row.headquarters], [
        location ?? '',
      ]),
    },
    {
      key: 'industry',
      values: countsOf(companies.filter(isThere), ({ row }) => [row.industry_slug, row.industry], industries),
    },
  ];
  return {
    chosen: companies.filter((company) => isThere(company) && isOfIndustry(company)),
    filters: filters.filter(
      ({ values }) => values.length > 1 || (values.length === 1 && (location !== null || industries.length > 0)),
    ),
  };
}

/** The most frequent values, the chosen ones among them. */
function countsOf<Company>(
  companies: readonly Company[],
  pairOf: (company: Company) => readonly [urlName: string, label: string],
  chosen: readonly string[],
): Value[] {
  const counts = new Map<string, Value>();
  for (const company of companies) {
    const [urlName, label] = pairOf(company);
    if (urlName !== '') counts.set(urlName, { urlName, label, count: (counts.get(urlName)?.count ?? 0) + 1 });
  }
  const sorted = [...counts.values()].toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return sorted.filter(({ urlName }, place) => place < MAX_VALUES || chosen.includes(urlName));
}
