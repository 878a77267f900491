import type { CareerStatus, CareerStatusState } from './career-status';
import { withCareerStatus } from './career-status';

/**
 * The state after a career status was made: the service's answer, and what was typed already where the answer has
 * nothing, so that going back to change the company loses no detail.
 */
export function withToldCareer(
  state: CareerStatusState,
  answered: CareerStatus,
  careerStatusId: number,
): CareerStatusState {
  const told = withCareerStatus(state, answered, careerStatusId);
  return {
    ...told,
    working: answered.working === null ? told.working : withTyped(answered.working, state.working),
    student: answered.student === null ? told.student : withTyped(answered.student, state.student),
    unemployed: answered.unemployed === null ? told.unemployed : withTyped(answered.unemployed, state.unemployed),
  };
}

function withTyped<Career extends object>(answered: Career, typed: Career): Career {
  const known = Object.entries(answered).filter(([, value]) => value !== null);
  return { ...typed, ...Object.fromEntries(known) };
}
