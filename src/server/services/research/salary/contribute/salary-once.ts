import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one salary per author, company, role and year. */
export function salaryOnce({ companyId, jobProfileId, month }: OnceFacts): string {
  return `salary ${companyId} ${jobProfileId} ${month?.slice(0, 4)}`;
}
