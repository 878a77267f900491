import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function interviewUniqueKey({ companyId }: Pick<UniquenessFacts, 'companyId'>): string {
  return `interview ${companyId}`;
}
