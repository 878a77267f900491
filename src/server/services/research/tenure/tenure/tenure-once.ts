import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

export function tenureOnce({ companyId, month }: Pick<OnceFacts, 'companyId' | 'month'>): string {
  return `tenure ${companyId} ${month}`;
}
