import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function reviewOnce({ companyId }: Pick<UniquenessFacts, 'companyId'>): string {
  return `review ${companyId}`;
}
