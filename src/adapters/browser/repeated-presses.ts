/** A toggle, which a second click reverts. */
const TOGGLE = '[aria-pressed]';

/**
 * Ignores the further clicks of a double click and the repeats of a held Enter, which would revert
 * the toggle.
 */
export function ignoreRepeatedPresses(document: Document): void {
  const hold = (event: MouseEvent | KeyboardEvent) => {
    const isRepeat = 'key' in event ? event.repeat && event.key === 'Enter' : event.detail > 1;
    if (!isRepeat || !(event.target instanceof Element) || event.target.closest(TOGGLE) === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('keydown', hold, true);
}
