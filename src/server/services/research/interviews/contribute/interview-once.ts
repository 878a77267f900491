import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

export function interviewOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `interview ${companyId}`;
}
