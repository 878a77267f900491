import type { JobFilter, JobFilterKey } from '@/core/research/jobs/job-filters';

export function optionName(filters: readonly JobFilter[], key: JobFilterKey, urlName: string): string {
  const options = filters.find((filter) => filter.key === key)?.options ?? [];
  return options.find((option) => option.urlName === urlName)?.name ?? urlName;
}
