import type { FilterKey, FilterValue } from './search-results';

/** The chosen values by the filters' keys (EN-FILTERS). */
export type AppliedFilters = Readonly<Partial<Record<FilterKey, readonly FilterValue[]>>>;

/** Filters of which one value is chosen at a time. */
const SINGLE: ReadonlySet<FilterKey> = new Set(['location']);

/** Chooses a value: it takes the place of another one, or joins the others and leaves them again (ST-FILTER-SINGLE, ST-FILTER-MULTI). */
export function chooseValue(applied: AppliedFilters, key: FilterKey, value: FilterValue): AppliedFilters {
  const others = (applied[key] ?? []).filter(({ urlName }) => urlName !== value.urlName);
  const wasChosen = others.length < (applied[key]?.length ?? 0);
  if (SINGLE.has(key)) return { ...applied, [key]: [value] };
  return { ...applied, [key]: wasChosen ? others : [...others, value] };
}

/** Takes all values of a filter away (ST-FILTER-CLEAR). */
export function clearFilter(applied: AppliedFilters, key: FilterKey): AppliedFilters {
  return { ...applied, [key]: [] };
}
