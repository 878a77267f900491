/** The attribute of a control that was clicked before its code was loaded. Its value is the order of the click. */
const PRESSED = 'data-pressed';

/** A submit button whose clicks are stored like clicks on other controls. */
const KEPT = 'button[data-kept]';

/** A link to another tab. The browser follows it, and the click is replayed to the app once its code is loaded. */
const TOLD = 'a[data-kept]';

/** The attribute that is set on the root element once the app handles clicks. */
const TAKEN = 'data-live';

/** The attribute that is set on the root element once a control is clicked too early. It stays after the replay. */
const USED = 'data-used';

/**
 * Stores one click per control until the page's code is loaded. Links and forms work before that, except for forms with
 * a `data-kept` button: submitting them would take longer than loading the code. A marked link is followed, and its
 * click is replayed to the app only.
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

export function hadEarlyClicks(document: Document): boolean {
  return document.documentElement.hasAttribute(USED);
}

export function endEarlyClicks(document: Document): void {
  document.documentElement.setAttribute(TAKEN, '');
}

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
