import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';

export const MAIN_ID = 'main';

/** Marks a screen's main field, which gets the focus after a navigation. */
export const FIRST_FIELD = { 'data-first-field': '' } as const;

/**
 * Moves the focus from the main part to the screen's first field, or its middle column, unless the focus is elsewhere.
 */
export function focusMiddle(focused: Element | null): void {
  if (focused?.tagName !== 'MAIN') return;
  const next =
    focused.querySelector<HTMLElement>('[data-first-field]') ?? focused.querySelector<HTMLElement>(`#${MIDDLE_ID}`);
  next?.focus({ preventScroll: true });
}

/** Focuses the link to an address, unless the focus is on a control. */
export function focusLinkTo(address: string, main: HTMLElement | null): void {
  const { activeElement } = document;
  if (main === null || (activeElement?.matches('a, button, input, select, textarea') ?? false)) return;
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const { href, origin, pathname } = new URL(address, location.origin);
  const found =
    links.find((link) => link.href === href) ??
    links.find((link) => link.origin === origin && link.pathname === pathname);
  found?.focus({ preventScroll: true });
}
