/** On a control that was pressed too early: the place of the press among all of them. */
const PRESSED = 'data-pressed';

/** A submit button whose press is kept like that of any other control. */
const KEPT = 'button[data-kept]';

/** A link into another tab: the browser follows it at once, and the app is told of the press once its code is there. */
const TOLD = 'a[data-kept]';

/** On the root element as soon as the app takes clicks itself. */
const TAKEN = 'data-live';

/** On the root element once a control was pressed too early; it stays after the press is repeated. */
const USED = 'data-used';

/**
 * Keeps the clicks on controls of a page whose code has not come, each control once: further ones are impatience. Links and forms
 * work without code, but for a form whose button is marked `data-kept`: it would load the page again, which takes longer than its code. A marked
 * link is followed, and its press repeated for the app alone.
 */
export function keepEarlyClicks(document: Document): void {
  let count = 0;
  const keep = (event: Event) => {
    const { target } = event;
    if (document.documentElement.hasAttribute(TAKEN)) {
      document.removeEventListener('click', keep);
      return;
    }
    const control = target instanceof Element ? target.closest(`button[type=button], ${KEPT}, ${TOLD}`) : null;
    if (control?.matches(KEPT)) event.preventDefault();
    if (control === null || control === undefined || control.hasAttribute(PRESSED)) return;
    count += 1;
    control.setAttribute(PRESSED, String(count));
    document.documentElement.setAttribute(USED, '');
    if (!control.matches(TOLD)) control.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', keep);
}

/** Returns whether a control was pressed before the app took clicks itself. */
export function hadEarlyClicks(document: Document): boolean {
  return document.documentElement.hasAttribute(USED);
}

/** The app takes clicks itself from now on. */
export function endEarlyClicks(document: Document): void {
  document.documentElement.setAttribute(TAKEN, '');
}

/** Presses the controls again that were pressed too early, in their order. */
export function replayEarlyClicks(document: Document): void {
  const controls = [...document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)];
  const orderOf = (control: Element) => Number(control.getAttribute(PRESSED));
  for (const control of controls.toSorted((first, second) => orderOf(first) - orderOf(second))) {
    control.removeAttribute(PRESSED);
    control.removeAttribute('aria-busy');
    if (control.matches(TOLD)) {
      control.addEventListener('click', (event) => event.preventDefault(), { once: true });
    }
    control.click();
  }
}
