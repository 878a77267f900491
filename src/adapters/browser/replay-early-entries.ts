import { ENTERED_ATTRIBUTE, SENT_ATTRIBUTE, SHOWN_ATTRIBUTE } from './early-entries';

/** Replays entries, and submits the forms that were submitted early. */
export function replayEarlyEntries(waiting: readonly Element[]): void {
  for (const control of waiting) {
    const entered = control.getAttribute(ENTERED_ATTRIBUTE);
    control.removeAttribute(ENTERED_ATTRIBUTE);
    if (entered !== null) enter(control, entered);
    control.removeAttribute(SHOWN_ATTRIBUTE);
  }
  for (const form of waiting) {
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(SENT_ATTRIBUTE)) continue;
    form.removeAttribute(SENT_ATTRIBUTE);
    form.requestSubmit();
  }
}

function enter(control: Element, entered: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = entered;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    control.checked = entered !== 'true';
    control.click();
  } else if (control instanceof HTMLInputElement) {
    type(control, entered);
  } else if (control instanceof HTMLTextAreaElement) {
    type(control, withRestored(control, entered));
  }
}

/** Returns both texts: the early one below a draft that the app has restored. */
function withRestored(control: HTMLTextAreaElement, entered: string): string {
  const { value } = control;
  const isRestored = value !== '' && value !== entered && value !== control.getAttribute(SHOWN_ATTRIBUTE);
  return isRestored ? `${value}\n${entered}` : entered;
}

/** Sets a value with the prototype's setter, because React tracks the value set on the element itself. */
function type(control: HTMLInputElement | HTMLTextAreaElement, entered: string): void {
  control.value = entered === '' ? ' ' : '';
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, entered);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
