import type { OnboardingState } from './onboarding-state';

type Position = Pick<OnboardingState, 'currentStep' | 'editScreensMode'>;

/** `readerStep` completes the communities step without a choice. `passOver` skips the verification. */
export type Skipping = 'readerStep' | 'passOver';

/**
 * The effect of closing. Closing the last screen ends onboarding, and closing a career change drops it. Elsewhere the
 * action modal asks once about leaving halfway. Closing never goes forward.
 */
export type ClosingEffect = 'finish' | 'leave' | 'askToLeave';

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
}: Position & Pick<OnboardingState, 'isActionModalOpen'>): ClosingEffect {
  if (currentStep.name === 'OnboardingCompleted') return 'finish';
  return editScreensMode || isActionModalOpen ? 'leave' : 'askToLeave';
}
