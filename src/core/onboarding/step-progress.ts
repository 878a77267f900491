import type { OnboardingState } from './onboarding-state';

/** Where one is among the named steps; the screen that says that all is done is none of them. */
export interface StepProgress {
  /** From 1; one more than `total` on the last screen. */
  readonly current: number;
  readonly total: number;
}

/** How far somebody is. */
export function stepProgressOf({
  sequence,
  currentStep,
}: Pick<OnboardingState, 'sequence' | 'currentStep'>): StepProgress {
  return {
    current: sequence.indexOf(currentStep.name) + 1,
    total: sequence.filter((step) => step !== 'OnboardingCompleted').length,
  };
}
