import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingState, SavedPosition } from './onboarding-state';
import type { OnboardingStep } from './steps';

type Progress = Pick<
  OnboardingState,
  'sequence' | 'readerStepCompleted' | 'hasFilledUserProfile' | 'hasFilledCareerStatus'
>;

/**
 * Returns the later of two screens: where the user left on this device, and the first step that is
 * not done. Earlier steps may have been done on another device. The first step if all are done.
 */
export function resumptionOf(state: Progress, left: SavedPosition | null): SavedPosition {
  const { sequence } = state;
  const next = sequence.findIndex((step) => isAhead(step, state));
  if (left !== null && sequence.indexOf(left.step) >= Math.max(0, next)) return left;
  const [first = 'OnboardingCompleted'] = sequence;
  return { step: sequence[next] ?? first, nestedStepIndex: 0 };
}

/** Returns null while onboarding is closed, and for a change of a part. */
export function positionOf(
  state: Pick<OnboardingState, 'isOnboardingOpen' | 'editScreensMode' | 'currentStep' | 'nestedStepIndex'>,
): SavedPosition | null {
  const { isOnboardingOpen, editScreensMode, currentStep, nestedStepIndex } = state;
  return isOnboardingOpen && !editScreensMode ? { step: currentStep.name, nestedStepIndex } : null;
}

export function requestToResume(
  state: Pick<OnboardingState, 'editScreensMode' | 'openCreatePost' | 'internalCampaign'>,
): Partial<OnboardingRequest> {
  const { editScreensMode, openCreatePost, internalCampaign } = state;
  return editScreensMode ? { edit: 'career-status' } : { required: 'WRITER', openCreatePost, internalCampaign };
}

/** The last two steps never are. */
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
