import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function benefitsUniqueKey({ companyId }: Pick<UniquenessFacts, 'companyId'>): string {
  return `benefits ${companyId}`;
}
