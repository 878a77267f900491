import { useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from './middle';

const CONTROLS = 'button[type="button"]';

/**
 * Renders the server's page until the code is loaded. Links work, fields wait, and the last click on a control is
 * replayed in the real page.
 */
export function PagePreview({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    if (shown === null) return;
    shown.replaceChildren(...nodes);
    let pressed: Pressed | null = null;
    const keep = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
      if (control === null) return;
      const name = nameOf(control);
      pressed = { name, place: controlsWithName(name, shown).indexOf(control) };
      control.setAttribute('aria-busy', 'true');
    };
    shown.addEventListener('click', keep);
    return () => {
      const page = shown.ownerDocument;
      const hadFocus = shown.contains(page.activeElement);
      requestAnimationFrame(() => {
        const main = page.getElementById(MAIN_ID);
        if (hadFocus && page.activeElement === page.body) main?.focus({ preventScroll: true });
        if (pressed !== null && main !== null) controlsWithName(pressed.name, main)[pressed.place]?.click();
      });
    };
  }, [nodes]);
  return <div ref={place} style={{ display: 'contents' }} aria-busy="true" data-preview />;
}

interface Pressed {
  readonly name: string;
  readonly place: number;
}

function controlsWithName(name: string, within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => nameOf(control) === name);
}

function nameOf(control: Element): string {
  return `${control.getAttribute('aria-label') ?? ''} ${control.textContent}`;
}
