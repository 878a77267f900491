import type { CareerStatusState } from './career-status';
import type { Verification } from './verification';

/** The state with what is proved of the chosen type; without a chosen type nothing can be. */
export function withVerification(
  state: CareerStatusState,
  { verified, verificationSource: source }: Verification,
): CareerStatusState {
  switch (state.selectedOption) {
    case null:
      return state;
    case 'working':
      return { ...state, working: { ...state.working, verified, source } };
    case 'student':
      return { ...state, student: { ...state.student, verified, source } };
    case 'unemployed':
      return { ...state, unemployed: { ...state.unemployed, verified, source } };
  }
}
