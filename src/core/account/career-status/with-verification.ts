import type { CareerStatusState } from './career-status';
import type { Verification } from './verification';

/** Returns the state with the verification of the chosen type; unchanged without a chosen type. */
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
