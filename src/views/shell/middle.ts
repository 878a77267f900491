/** The id of a screen's middle column, which stands behind the places that it is among. */
export const MIDDLE_ID = 'middle';

/** Hands the focus on from the main part itself to the screen's middle column; does nothing where there is none, or the focus is elsewhere. */
export function focusMiddle(focused: Element | null): void {
  if (focused?.tagName !== 'MAIN') return;
  focused.querySelector<HTMLElement>(`#${MIDDLE_ID}`)?.focus({ preventScroll: true });
}
