import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one interview per author and company. */
export function interviewOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `interview ${companyId}`;
}
