import type { OnboardingState } from './onboarding-state';
import { screenCountOf } from './steps';

/** The current one of the screens; the last screen, which says that all is done, is none of them. */
export interface StepProgress {
  /** From 1; one more than `total` on the last screen. */
  readonly current: number;
  readonly total: number;
}

/** Counts screens, not named steps: what the user sees as one step is one screen. */
export function stepProgressOf({
  sequence,
  currentStep,
  nestedStepIndex,
}: Pick<OnboardingState, 'sequence' | 'currentStep' | 'nestedStepIndex'>): StepProgress {
  const before = sequence.slice(0, sequence.indexOf(currentStep.name));
  return { current: screenCountOf(before) + nestedStepIndex + 1, total: screenCountOf(sequence) };
}
