import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

export function salaryOnce({ companyId, jobProfileId, month }: OnceFacts): string {
  return `salary ${companyId} ${jobProfileId} ${month?.slice(0, 4)}`;
}
