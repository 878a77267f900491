import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { CareerRow } from './career.queries';

/** Throws 404 `career_status_not_found` for another id. */
export function requireOwnCareer(career: CareerRow | undefined, careerStatusId: number): CareerRow {
  if (career?.id === careerStatusId) return career;
  throw new Problem(404, 'career_status_not_found', careerRefusals.notFound);
}

/** Throws 422 `career_type_mismatch`. */
export function requireType(career: CareerRow, types: readonly CareerRow['type'][]): void {
  if (types.includes(career.type)) return;
  throw new Problem(422, 'career_type_mismatch', careerRefusals.otherType(career.type));
}

export function nextStepAfter({ type, verified }: CareerRow): 'Verification' | 'OnboardingCompleted' {
  return type === 'unemployed' || verified === 'VERIFIED' ? 'OnboardingCompleted' : 'Verification';
}
