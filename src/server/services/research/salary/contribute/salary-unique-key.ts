import type { UniquenessFacts } from '@/server/platform/personal/merge-contributions.queries';

export function salaryUniqueKey({ companyId, jobProfileId, month }: UniquenessFacts): string {
  return `salary ${companyId} ${jobProfileId} ${month?.slice(0, 4)}`;
}
