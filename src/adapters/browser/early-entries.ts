/**
 * The attribute of a control that was filled in too early. It contains the control's value, or whether it is checked.
 */
export const ENTERED_ATTRIBUTE = 'data-entered';

/** The attribute that stores the original value of a text field that was filled in too early. */
export const SHOWN_ATTRIBUTE = 'data-shown';

export const SENT_ATTRIBUTE = 'data-sent';

/**
 * The attribute of the root element that says that the code of forms has loaded, so that they no longer submit
 * natively.
 */
const TAKEN = 'data-entries';

/** A form that works only with code. Other forms have an `action`, or the browser submits them to their page. */
const FORM = 'form[novalidate]:not([action])';

/**
 * Stores input that is typed before the code of the page has loaded, and blocks form submissions that would reload the
 * page.
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
    if (isChosen)
      for (const one of document.getElementsByName(String(control.name))) one.removeAttribute(ENTERED_ATTRIBUTE);
    if ('defaultValue' in control && !control.hasAttribute(ENTERED_ATTRIBUTE))
      control.setAttribute(SHOWN_ATTRIBUTE, String(control.defaultValue));
    const isTicked = isChosen || ('type' in control && control.type === 'checkbox');
    control.setAttribute(ENTERED_ATTRIBUTE, String(isTicked && 'checked' in control ? control.checked : control.value));
  });
  listen('submit', (event, form) => {
    if (!form.matches(FORM)) return;
    event.preventDefault();
    // React holds forms too while it hydrates, and does not know their values yet.
    event.stopImmediatePropagation();
    form.setAttribute(SENT_ATTRIBUTE, '');
  });
}

export function earlyEntriesOf(document: Document): readonly Element[] {
  return [...document.querySelectorAll(`[${ENTERED_ATTRIBUTE}],[${SENT_ATTRIBUTE}]`)];
}

export function endEarlyEntries(document: Document): void {
  document.documentElement.setAttribute(TAKEN, '');
}
