import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function tenureUniqueKey({ companyId, month }: Pick<UniquenessFacts, 'companyId' | 'month'>): string {
  return `tenure ${companyId} ${month}`;
}
