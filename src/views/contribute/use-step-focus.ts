import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { ContributionProgress } from '@/stores/contribute/contribution.store';
import { firstWrongControl, useFirstErrorFocus } from '../common/use-first-error-focus';

/** The parts of a form that take the focus. */
export interface StepFocus {
  readonly top: RefObject<HTMLDivElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Focuses the first wrong field where a form was refused, and else the top of each step that the user comes to. */
export function useStepFocus({ steps, refusals }: Pick<ContributionProgress, 'steps' | 'refusals'>): StepFocus {
  const { current, isSettled } = steps;
  const form = useFirstErrorFocus<HTMLFormElement>(refusals);
  const top = useRef<HTMLDivElement>(null);
  /** The step that was shown; null until the address's own has been. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!isSettled) return;
    const before = shown.current;
    shown.current = current;
    if (before !== null && before !== current) (firstWrongControl(form.current) ?? top.current)?.focus();
  }, [current, isSettled, form]);
  return { top, form };
}
