import type { OnboardingState } from './onboarding-state';
import { OTHER_SEQUENCE, screenCountOf, WRITER_SEQUENCE } from './steps';

/** The last screen, which says that all is done, is not counted. */
export interface StepProgress {
  readonly current: number;
  readonly total: number;
}

/**
 * Counts screens, not named steps: what the user sees as one step is one screen. The communities count once they are done, although the sequence
 * of a reader leaves them out: a number stays the same after "Finish later".
 */
export function stepProgressOf({
  sequence,
  currentStep,
  nestedStepIndex,
  readerStepCompleted,
}: Pick<OnboardingState, 'sequence' | 'currentStep' | 'nestedStepIndex' | 'readerStepCompleted'>): StepProgress {
  const counted = sequence === OTHER_SEQUENCE && readerStepCompleted ? WRITER_SEQUENCE : sequence;
  const before = counted.slice(0, counted.indexOf(currentStep.name));
  return { current: screenCountOf(before) + nestedStepIndex + 1, total: screenCountOf(counted) };
}
