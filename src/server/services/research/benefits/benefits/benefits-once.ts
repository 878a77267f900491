import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one report of benefits per author and company. */
export function benefitsOnce({ companyId }: Pick<OnceFacts, 'companyId'>): string {
  return `benefits ${companyId}`;
}
