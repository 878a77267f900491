import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one report per author, company and quarter of joining, whose first month this is. */
export function tenureOnce({ companyId, month }: Pick<OnceFacts, 'companyId' | 'month'>): string {
  return `tenure ${companyId} ${month}`;
}
