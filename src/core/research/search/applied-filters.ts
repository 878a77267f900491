import type { FilterKey, FilterValue } from './search-results';

export type AppliedFilters = Readonly<Partial<Record<FilterKey, readonly FilterValue[]>>>;

const SINGLE: ReadonlySet<FilterKey> = new Set(['location']);

/**
 * Chooses a value. Replaces the value of a single-choice filter (ST-FILTER-SINGLE) and toggles it in other filters
 * (ST-FILTER-MULTI).
 */
export function chooseValue(applied: AppliedFilters, key: FilterKey, value: FilterValue): AppliedFilters {
  const others = (applied[key] ?? []).filter(({ urlName }) => urlName !== value.urlName);
  const wasChosen = others.length < (applied[key]?.length ?? 0);
  if (SINGLE.has(key)) return { ...applied, [key]: [value] };
  return { ...applied, [key]: wasChosen ? others : [...others, value] };
}

export function clearFilter(applied: AppliedFilters, key: FilterKey): AppliedFilters {
  return { ...applied, [key]: [] };
}
