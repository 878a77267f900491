import type { OnboardingState } from './onboarding-state';
import { OTHER_SEQUENCE, screenCountOf, WRITER_SEQUENCE } from './steps';

/** The progress without the last screen, which says that all is done. */
export interface StepProgress {
  readonly current: number;
  readonly total: number;
}

/**
 * Counts screens, which users see as steps. Finished communities count although a reader's sequence omits them, so the
 * number stays the same after "Finish later".
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
