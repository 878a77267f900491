import type { CollegeFilterKey } from '@/core/research/colleges/college';
import { COLLEGE_KINDS, COLLEGE_OWNERSHIPS } from '@/core/research/colleges/college';
import { COLLEGE_FILTER_KEYS } from '@/core/research/colleges/college-filters';
import type { CollegeListStore } from '@/stores/research/colleges/college-list.store';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { messages } from './messages';

/** Returns only chosen options until the counts are loaded. */
export function collegeFilterGroupsOf(
  list: Pick<CollegeListStore, 'filters' | 'query' | 'addressWith'>,
): readonly FilterGroup[] {
  const { chosen } = list.query;
  const groupOf = (key: CollegeFilterKey): FilterGroup => {
    const counted = list.filters.find((filter) => filter.key === key)?.options ?? [];
    const waiting = chosen[key].map((urlName) => ({ urlName, name: urlName, count: null }));
    return {
      key,
      title: messages.filters[key],
      options: (counted.length === 0 ? waiting : counted).map(({ urlName, name, count }) => ({
        key: urlName,
        label: labelOf(key, name),
        count,
        href: list.addressWith(key, urlName),
        isChosen: chosen[key].includes(urlName),
      })),
    };
  };
  return COLLEGE_FILTER_KEYS.map(groupOf).filter(({ options }) => options.length > 0);
}

function labelOf(key: CollegeFilterKey, name: string): string {
  if (key === 'state') return name;
  const kind = COLLEGE_KINDS.find((one) => key === 'kind' && one === name);
  if (kind !== undefined) return messages.kinds[kind];
  const ownership = COLLEGE_OWNERSHIPS.find((one) => one === name);
  return ownership === undefined ? name : messages.ownerships[ownership];
}
