import type { Container } from 'inversify';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { JobScope } from '@/stores/research/jobs/jobs.store';
import { JobsKey } from '@/stores/research/jobs/keys';

export const LIST_QUERY = [
  'company_name',
  'job_profile',
  'designation',
  'experience',
  'freshness',
  'location',
  'employment',
  'ctc',
  'industry',
  'sort',
  'page',
] as const;

export async function showList(container: Container, scope: JobScope): Promise<void> {
  await container.get(JobsKey).show(container.get(NavigationKey).address, scope);
}

export async function requeryList(container: Container): Promise<void> {
  await showList(container, container.get(JobsKey).scope);
}
