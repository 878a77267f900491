/** Moves the focus from a button that is about to go to what it stands in: a part of the page that can take it, or a dialog. */
export function focusAround(button: Element): void {
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
