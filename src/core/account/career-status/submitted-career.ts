import type { CareerStatus, CareerStatusState } from './career-status';
import { withCareerStatus } from './career-status';

/**
 * Returns the stored career. The draft fills values that the answer lacks, so that going back to change the company
 * loses no detail.
 */
export function withSubmittedCareer(
  state: CareerStatusState,
  answer: CareerStatus,
  careerStatusId: number | null,
): CareerStatusState {
  const submitted = withCareerStatus(state, answer, careerStatusId);
  return {
    ...submitted,
    working: answer.working === null ? submitted.working : withDraft(answer.working, state.working),
    student: answer.student === null ? submitted.student : withDraft(answer.student, state.student),
    unemployed: answer.unemployed === null ? submitted.unemployed : withDraft(answer.unemployed, state.unemployed),
  };
}

function withDraft<Career extends object>(answer: Career, draft: Career): Career {
  const known = Object.entries(answer).filter(([, value]) => value !== null);
  return { ...draft, ...Object.fromEntries(known) };
}
