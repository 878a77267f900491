import type { JobFilterKey } from '@/core/research/jobs/job-filters';
import { JOB_FILTER_KEYS } from '@/core/research/jobs/job-filters';
import type { JobsStore } from '@/stores/research/jobs/jobs.store';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { messages } from './messages';

/** Returns only chosen options until the counts are loaded. */
export function filterGroupsOf(
  jobs: Pick<JobsStore, 'filters' | 'query' | 'addressWith' | 'scope'>,
): readonly FilterGroup[] {
  const { chosen } = jobs.query;
  const groupOf = (key: JobFilterKey): FilterGroup => {
    const counted = jobs.filters.find((filter) => filter.key === key)?.options ?? [];
    const names = (chosen[key] ?? []).filter((urlName) => !counted.some((option) => option.urlName === urlName));
    const isWaiting = counted.length === 0;
    return {
      key,
      title: messages.filters[key],
      options: [
        ...counted.map(({ urlName, name, count }) => ({ urlName, name, count })),
        ...(isWaiting ? names : []).map((urlName) => ({ urlName, name: urlName, count: null })),
      ].map(({ urlName, name, count }) => ({
        key: urlName,
        label: messages.option(key, urlName, name),
        count,
        href: jobs.addressWith(key, urlName),
        isChosen: chosen[key]?.includes(urlName) ?? false,
      })),
    };
  };
  return JOB_FILTER_KEYS.filter((key) => !Object.hasOwn(jobs.scope, key))
    .map(groupOf)
    .filter(({ options }) => options.length > 0);
}
