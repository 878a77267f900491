import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { ContributionProgress } from '@/stores/research/contribute/contribution.store';
import { firstWrongControl, useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';

export interface StepFocus {
  readonly top: RefObject<HTMLDivElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Focuses the first wrong field after a refusal and in each new step, or the top of the step. */
export function useStepFocus({ steps, refusals }: Pick<ContributionProgress, 'steps' | 'refusals'>): StepFocus {
  const { current, isSettled } = steps;
  const form = useFirstErrorFocus<HTMLFormElement>(refusals);
  const top = useRef<HTMLDivElement>(null);
  /** Null until the step of the address shows. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!isSettled) return;
    const isNew = shown.current !== null && shown.current !== current;
    shown.current = current;
    // A dialog that opened in the meantime keeps the focus.
    if (isNew && !document.activeElement?.closest('[role="dialog"]'))
      (firstWrongControl(form.current) ?? top.current)?.focus();
  }, [current, isSettled, form]);
  return { top, form };
}
