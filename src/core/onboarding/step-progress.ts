import type { OnboardingState } from './onboarding-state';

/** The current one of the named steps; the last screen, which says that all is done, is none of them. */
export interface StepProgress {
  /** From 1; one more than `total` on the last screen. */
  readonly current: number;
  readonly total: number;
}

/** Counts the named steps only. */
export function stepProgressOf({
  sequence,
  currentStep,
}: Pick<OnboardingState, 'sequence' | 'currentStep'>): StepProgress {
  return {
    current: sequence.indexOf(currentStep.name) + 1,
    total: sequence.filter((step) => step !== 'OnboardingCompleted').length,
  };
}
