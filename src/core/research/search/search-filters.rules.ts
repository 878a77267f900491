import type { SearchFilter } from './search-results';

/** The maximum number of values. Chosen ones are added on top. */
export const MAX_FILTER_VALUES = 8;

type Value = SearchFilter['values'][number];

/** Returns the most frequent values, and the chosen ones. Results without a value are ignored. */
export function filterValuesOf(found: readonly Omit<Value, 'count'>[], chosen: readonly string[]): readonly Value[] {
  const counts = new Map<string, Value>();
  for (const { urlName, label } of found) {
    if (urlName !== '') counts.set(urlName, { urlName, label, count: (counts.get(urlName)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'))
    .filter(({ urlName }, place) => place < MAX_FILTER_VALUES || chosen.includes(urlName));
}

export function offeredFilters(filters: readonly SearchFilter[], isFiltered: boolean): readonly SearchFilter[] {
  return filters.filter(({ values }) => values.length > 1 || (values.length === 1 && isFiltered));
}
