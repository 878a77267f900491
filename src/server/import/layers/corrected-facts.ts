import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';

/** Returns SQL that is true if a moderator accepted a correction of this fact, which imports must not change. */
export function isCorrected(id: string, field: CorrectedField): string {
  return `exists (select from research.company_corrections a where a.company_id = ${id} and a.field = '${field}')`;
}
