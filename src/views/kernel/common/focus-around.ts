/** Moves the focus from a button that is about to be removed to its container or dialog. */
export function focusAround(button: Element): void {
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
