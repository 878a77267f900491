import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function interviewOnce({ companyId }: Pick<UniquenessFacts, 'companyId'>): string {
  return `interview ${companyId}`;
}
