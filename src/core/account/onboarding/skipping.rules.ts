import type { OnboardingState } from './onboarding-state';

type Position = Pick<OnboardingState, 'currentStep' | 'editScreensMode'>;

/** Returns the event that skips a step: the communities step is completed without a choice, the verification is passed over. */
export type Skipping = 'readerStep' | 'passOver';

/**
 * Returns the event that closes the current screen: the last screen ends onboarding, a change of career is dropped, and anywhere
 * else the action modal asks once about leaving halfway. Closing never goes forward.
 */
export type Closing = 'finish' | 'leave' | 'askToLeave';

/** Returns how the current step is skipped; null if it cannot be. */
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

/** Returns what closing means on the current screen. */
export function closingOf({
  currentStep,
  editScreensMode,
  isActionModalOpen,
}: Position & Pick<OnboardingState, 'isActionModalOpen'>): Closing {
  if (currentStep.name === 'OnboardingCompleted') return 'finish';
  return editScreensMode || isActionModalOpen ? 'leave' : 'askToLeave';
}
