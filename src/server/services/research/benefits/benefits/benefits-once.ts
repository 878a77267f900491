import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

export function benefitsOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `benefits ${companyId}`;
}
