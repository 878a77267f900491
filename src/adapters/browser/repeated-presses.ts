/** A control that chooses something, and takes that back when it is pressed again. */
const TOGGLE = '[aria-pressed]';

/**
 * Keeps a toggle from being withdrawn by the press that chose it: the further clicks of a double click by an unsteady hand, and the repeats of an
 * Enter that is held, do nothing.
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
