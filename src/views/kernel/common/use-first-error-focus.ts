import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button';

/**
 * Focuses the first wrong field of a form whenever it was refused once more. `refusals` counts how often that happened;
 * what had happened before the form appeared does not count.
 */
export function useFirstErrorFocus<FormElement extends HTMLElement>(refusals: number): RefObject<FormElement | null> {
  const form = useRef<FormElement>(null);
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    firstWrongControl(form.current)?.focus();
  }, [refusals]);
  return form;
}

/** Returns the control of the first wrong field of a form; null if none is shown as wrong. */
export function firstWrongControl(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector('.err')?.closest('.field');
  return (
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field?.querySelector<HTMLElement>(CONTROLS) ?? null
  );
}
