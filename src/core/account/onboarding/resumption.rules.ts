import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingState, SavedPosition } from './onboarding-state';
import type { OnboardingStep } from './steps';

type Progress = Pick<
  OnboardingState,
  'sequence' | 'readerStepCompleted' | 'hasFilledUserProfile' | 'hasFilledCareerStatus'
>;

/**
 * Returns the later of two screens: the last one on this device, and the first unfinished step. Earlier steps may have
 * been done on another device. Returns the first step if all are done.
 */
export function resumptionOf(state: Progress, left: SavedPosition | null): SavedPosition {
  const { sequence } = state;
  const next = sequence.findIndex((step) => isAhead(step, state));
  if (left !== null && sequence.indexOf(left.step) >= Math.max(0, next)) return left;
  const [first = 'OnboardingCompleted'] = sequence;
  return { step: sequence[next] ?? first, nestedStepIndex: 0 };
}

/** Returns null while onboarding is closed, and while a single part is being edited. */
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

/** Returns whether the step lies ahead. The last two steps never do. */
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
