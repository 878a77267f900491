import type { OnboardingState, SavedPosition } from './onboarding-state';
import type { OnboardingStep } from './steps';

type Progress = Pick<
  OnboardingState,
  'sequence' | 'readerStepCompleted' | 'hasFilledUserProfile' | 'hasFilledCareerStatus'
>;

/**
 * Returns the screen on which onboarding goes on: where the user left it on this device, or at the first step that is not done, whichever
 * is later, for the steps before it may have been done on another device. The first step if all are done.
 */
export function resumptionOf(state: Progress, left: SavedPosition | null): SavedPosition {
  const { sequence } = state;
  const next = sequence.findIndex((step) => isAhead(step, state));
  if (left !== null && sequence.indexOf(left.step) >= Math.max(0, next)) return left;
  const [first = 'OnboardingCompleted'] = sequence;
  return { step: sequence[next] ?? first, nestedStepIndex: 0 };
}

/** Returns whether a step is still to be done; the last two never are by themselves. */
function isAhead(step: OnboardingStep, state: Progress): boolean {
  switch (step) {
    case 'Communities':
      return !state.readerStepCompleted;
    case 'AnonymousProfile':
      return !state.hasFilledUserProfile;
    case 'CareerStatus':
      return !state.hasFilledCareerStatus;
    case 'Verification':
    case 'OnboardingCompleted':
      return false;
  }
}
