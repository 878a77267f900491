import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one review per author and company. */
export function reviewOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `review ${companyId}`;
}
