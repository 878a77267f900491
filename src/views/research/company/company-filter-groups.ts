import type { CompanyFilterKey } from '@/core/research/company/company-filters';
import { COMPANY_FILTER_KEYS, isChosen } from '@/core/research/company/company-filters';
import type { CompanyListStore } from '@/stores/research/company/company-list.store';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { messages } from './list-messages';

/** Returns only chosen options until the counts are loaded. */
export function companyFilterGroupsOf(
  list: Pick<CompanyListStore, 'filters' | 'query' | 'addressWith'>,
): readonly FilterGroup[] {
  const { query } = list;
  const groupOf = (key: CompanyFilterKey): FilterGroup => {
    const counted = list.filters.find((filter) => filter.key === key)?.options ?? [];
    const chosen = chosenOf(key);
    const waiting = counted.length === 0 ? chosen.map((urlName) => ({ urlName, name: urlName, count: null })) : [];
    return {
      key,
      title: messages.filters[key],
      options: [...counted, ...waiting].map(({ urlName, name, count }) => ({
        key: urlName,
        label: messages.option(key, name),
        count,
        href: list.addressWith(key, urlName),
        isChosen: isChosen(query, key, urlName),
      })),
    };
  };
  const chosenOf = (key: CompanyFilterKey): readonly string[] => {
    if (key === 'rating') return query.rating === null ? [] : [String(query.rating)];
    if (key === 'hiring') return query.hiring ? ['true'] : [];
    return query[key];
  };
  return COMPANY_FILTER_KEYS.map(groupOf).filter(({ options }) => options.length > 0);
}
