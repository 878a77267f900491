import { Problem } from '@/server/contract/problem';
import type { CareerRow, PersonaRow } from '../profile/profile.queries';

/**
 * Whether the career details are complete: working needs company, department, industry and job profile; a student college,
 * course and specialization; somebody unemployed nothing without a last company, else department, industry and job profile.
 */
export function isCareerComplete(career: CareerRow): boolean {
  const { company_name, department_id, industry_id, job_profile } = career;
  const jobIsKnown = department_id !== null && industry_id !== null && job_profile !== null;
  switch (career.type) {
    case 'working':
      return company_name !== null && jobIsKnown;
    case 'student':
      return career.college_name !== null && career.course_name !== null && career.specialization_id !== null;
    case 'unemployed':
      return company_name === null || jobIsKnown;
  }
}

/**
 * What a person may do from now on. The reader step makes a reader; a filled anonymous profile with complete career details
 * makes a writer and a reader. What one has become one stays, also while the career is being edited.
 */
export function rolesOf(
  persona: PersonaRow,
  career: CareerRow | null,
  readerStepDone: boolean,
): { readonly isReader: boolean; readonly isWriter: boolean } {
  const hasProfile = persona.user_name !== null && persona.avatar_uri !== null && persona.avatar_color !== null;
  const isWriter = persona.is_writer || (hasProfile && career !== null && isCareerComplete(career));
  return { isWriter, isReader: persona.is_reader || isWriter || readerStepDone };
}

/** The career status if it is the person's own one with this id: 404 `career_status_not_found` otherwise. */
export function requireOwnCareer(career: CareerRow | null, careerStatusId: number): CareerRow {
  if (career?.id === careerStatusId) return career;
  throw new Problem(404, 'career_status_not_found', 'This career status does not exist.');
}

/** Refuses details of another career type: 422 `career_type_mismatch`. */
export function requireType(career: CareerRow, types: readonly CareerRow['type'][]): void {
  if (types.includes(career.type)) return;
  throw new Problem(422, 'career_type_mismatch', `This cannot be stored while your career status is ${career.type}.`);
}

/** The step after the details: only what is wholly verified skips the verification, and who is unemployed cannot verify. */
export function nextStepAfter({ type, verified }: CareerRow): 'Verification' | 'OnboardingCompleted' {
  return type === 'unemployed' || verified === 'VERIFIED' ? 'OnboardingCompleted' : 'Verification';
}
