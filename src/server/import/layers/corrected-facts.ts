import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';

/** Returns whether a moderator has accepted a correction of a fact of the company `id`, in SQL: imports leave the fact as it is. */
export function isCorrected(id: string, field: CorrectedField): string {
  return `exists (select from research.company_corrections a where a.company_id = ${id} and a.field = '${field}')`;
}
