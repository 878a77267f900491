import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

export function reviewOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `review ${companyId}`;
}
