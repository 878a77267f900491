/** On a control that was filled in too early: its value, or whether it is checked. */
export const ENTERED = 'data-entered';

/** On a text that was typed too early: what the document had there. */
export const SHOWN = 'data-shown';

export const SENT = 'data-sent';

/** On the root element as soon as the app takes entries itself. */
const TAKEN = 'data-entries';

/** A form that is nothing without code. The others have an address, or lead to a page of their own. */
const FORM = 'form[novalidate]:not([action])';

/**
 * Keeps what is typed and chosen on a page whose code has not come, which React would show and not know; and holds forms that would
 * otherwise load the page again without it.
 */
export function keepEarlyEntries(document: Document): void {
  const listen = (type: string, listener: (event: Event, target: Element) => void) => {
    const keep = (event: Event) => {
      if (document.documentElement.hasAttribute(TAKEN)) document.removeEventListener(type, keep, true);
      else if (event.target instanceof Element) listener(event, event.target);
    };
    document.addEventListener(type, keep, true);
  };
  listen('input', (_event, control) => {
    if (!('value' in control && 'name' in control)) return;
    const isChosen = 'type' in control && control.type === 'radio';
    if (isChosen) for (const one of document.getElementsByName(String(control.name))) one.removeAttribute(ENTERED);
    if ('defaultValue' in control && !control.hasAttribute(ENTERED))
      control.setAttribute(SHOWN, String(control.defaultValue));
    const isTicked = isChosen || ('type' in control && control.type === 'checkbox');
    control.setAttribute(ENTERED, String(isTicked && 'checked' in control ? control.checked : control.value));
  });
  listen('submit', (event, form) => {
    if (!form.matches(FORM)) return;
    event.preventDefault();
    // React holds forms too while it takes over the page, and does not know yet what is in them.
    event.stopImmediatePropagation();
    form.setAttribute(SENT, '');
  });
}

/** The controls and forms of a page that wait for the app. */
export function earlyEntriesOf(document: Document): readonly Element[] {
  return [...document.querySelectorAll(`[${ENTERED}],[${SENT}]`)];
}

/** The app takes entries itself from now on. */
export function endEarlyEntries(document: Document): void {
  document.documentElement.setAttribute(TAKEN, '');
}
