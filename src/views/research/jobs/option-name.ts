import type { JobFilter, JobFilterKey } from '@/core/research/jobs/job-filters';

/** Returns the name of a filter's option; its url name while the options are not known. */
export function optionName(filters: readonly JobFilter[], key: JobFilterKey, urlName: string): string {
  const options = filters.find((filter) => filter.key === key)?.options ?? [];
  return options.find((option) => option.urlName === urlName)?.name ?? urlName;
}
