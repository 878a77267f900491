import type { CareerStatusState } from './career-status';
import type { Verification } from './verification';

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
