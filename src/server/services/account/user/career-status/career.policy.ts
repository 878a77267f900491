import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { CareerRow } from './career.queries';

/** The career status if it has this id: 404 `career_status_not_found` otherwise. */
export function requireOwnCareer(career: CareerRow | undefined, careerStatusId: number): CareerRow {
  if (career?.id === careerStatusId) return career;
  throw new Problem(404, 'career_status_not_found', careerRefusals.notFound);
}

/** Refuses details of another career type: 422 `career_type_mismatch`. */
export function requireType(career: CareerRow, types: readonly CareerRow['type'][]): void {
  if (types.includes(career.type)) return;
  throw new Problem(422, 'career_type_mismatch', careerRefusals.otherType(career.type));
}

/** The step after the details: only a wholly verified status skips the verification, and an unemployed user cannot verify. */
export function nextStepAfter({ type, verified }: CareerRow): 'Verification' | 'OnboardingCompleted' {
  return type === 'unemployed' || verified === 'VERIFIED' ? 'OnboardingCompleted' : 'Verification';
}
