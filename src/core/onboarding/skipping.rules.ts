import type { OnboardingState } from './onboarding-state';

/**
 * Returns the effect of skipping (or Esc) on the current screen: the communities step is done without a choice, the
 * verification is passed over, the last screen ends everything, a change of career is dropped, and anywhere else the
 * user leaves halfway, which the action modal asks about.
 */
export type Skipping = 'readerStep' | 'passOver' | 'finish' | 'drop' | 'leave';

/** Returns what skipping means on the current screen. */
export function skippingOf(state: Pick<OnboardingState, 'currentStep' | 'editScreensMode'>): Skipping {
  switch (state.currentStep.name) {
    case 'Communities':
      return 'readerStep';
    case 'Verification':
      return 'passOver';
    case 'OnboardingCompleted':
      return 'finish';
    case 'AnonymousProfile':
    case 'CareerStatus':
      return state.editScreensMode ? 'drop' : 'leave';
  }
}
