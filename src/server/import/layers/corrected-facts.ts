import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';

/** SQL: true if a moderator accepted a correction of this fact; imports must not change it. */
export function isCorrected(id: string, field: CorrectedField): string {
  return `exists (select from research.company_corrections a where a.company_id = ${id} and a.field = '${field}')`;
}
