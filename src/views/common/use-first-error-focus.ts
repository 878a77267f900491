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
    const field = form.current?.querySelector('.err')?.closest('.field');
    const control = field?.querySelector('[aria-invalid="true"]') ?? field?.querySelector(CONTROLS);
    if (control instanceof HTMLElement) control.focus();
  }, [refusals]);
  return form;
}
