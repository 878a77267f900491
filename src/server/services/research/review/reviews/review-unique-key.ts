import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function reviewUniqueKey({ companyId }: Pick<UniquenessFacts, 'companyId'>): string {
  return `review ${companyId}`;
}
