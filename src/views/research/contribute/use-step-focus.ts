import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import type { ContributionProgress } from '@/stores/research/contribute/contribution.store';
import { firstWrongControl, useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';

export interface StepFocus {
  readonly top: RefObject<HTMLDivElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly handleShown: (step: number) => void;
}

/**
 * Focuses the first wrong field after a refusal. Otherwise focuses the top of each new step, once its fields are
 * loaded.
 */
export function useStepFocus({ steps, refusals }: Pick<ContributionProgress, 'steps' | 'refusals'>): StepFocus {
  const { current, isSettled } = steps;
  const form = useFirstErrorFocus<HTMLFormElement>(refusals);
  const top = useRef<HTMLDivElement>(null);
  /** The last requested step. Null until the step of the address shows. */
  const asked = useRef<number | null>(null);
  const shown = useRef<number | null>(null);
  const isDue = useRef(false);
  const focus = useCallback(() => {
    isDue.current = false;
    // A dialog that opened in the meantime keeps the focus.
    if (document.activeElement?.closest('[role="dialog"]')) return;
    (firstWrongControl(form.current) ?? top.current)?.focus();
  }, [form]);
  useEffect(() => {
    if (!isSettled) return;
    const before = asked.current;
    asked.current = current;
    isDue.current ||= before !== null && before !== current;
    if (isDue.current && shown.current === current) focus();
  }, [current, isSettled, focus]);
  const handleShown = (step: number) => {
    shown.current = step;
    if (isDue.current) focus();
  };
  return { top, form, handleShown };
}
