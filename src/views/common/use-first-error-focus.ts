import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button';

/**
 * Leads to the first wrong field of a form whenever it was refused once more. `refusals` counts how often that happened;
 * what had happened before the form appeared does not count.
 */
export function useFirstErrorFocus<Form extends HTMLElement>(refusals: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    form.current?.querySelector('.err')?.closest('.field')?.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [refusals]);
  return form;
}
