import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function tenureOnce({ companyId, month }: Pick<UniquenessFacts, 'companyId' | 'month'>): string {
  return `tenure ${companyId} ${month}`;
}
