import type { OnboardingState } from './onboarding-state';

type Position = Pick<OnboardingState, 'currentStep' | 'editScreensMode'>;

/** The communities step is completed without a choice; the verification is skipped. */
export type Skipping = 'readerStep' | 'passOver';

/**
 * Closing the last screen ends onboarding; closing a career change drops it. Elsewhere the action
 * modal asks once about leaving halfway. Closing never goes forward.
 */
export type Closing = 'finish' | 'leave' | 'askToLeave';

export function skippingOf({ currentStep, editScreensMode }: Position): Skipping | null {
  if (editScreensMode) return null;
  switch (currentStep.name) {
    case 'Communities':
      return 'readerStep';
    case 'Verification':
      return 'passOver';
    case 'AnonymousProfile':
    case 'CareerStatus':
    case 'OnboardingCompleted':
      return null;
  }
}

export function closingOf({
  currentStep,
  editScreensMode,
  isActionModalOpen,
}: Position & Pick<OnboardingState, 'isActionModalOpen'>): Closing {
  if (currentStep.name === 'OnboardingCompleted') return 'finish';
  return editScreensMode || isActionModalOpen ? 'leave' : 'askToLeave';
}
