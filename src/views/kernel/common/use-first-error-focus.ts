import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button';

/** `refusals` counts refusals. Those before the form mounted are ignored. */
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

export function firstWrongControl(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector('.err')?.closest('.field');
  return (
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field?.querySelector<HTMLElement>(CONTROLS) ?? null
  );
}
