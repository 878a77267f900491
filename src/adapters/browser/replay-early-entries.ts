import { ENTERED, SENT, SHOWN } from './early-entries';

/** Enters again what was typed and chosen too early, and sends the forms that were sent then. */
export function replayEarlyEntries(waiting: readonly Element[]): void {
  for (const control of waiting) {
    const entered = control.getAttribute(ENTERED);
    control.removeAttribute(ENTERED);
    if (entered !== null) enter(control, entered);
    control.removeAttribute(SHOWN);
  }
  for (const form of waiting) {
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(SENT)) continue;
    form.removeAttribute(SENT);
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

/** Returns what was typed below a draft that the app has put back in the meantime: neither makes room for the other. */
function withRestored(control: HTMLTextAreaElement, entered: string): string {
  const { value } = control;
  const isRestored = value !== '' && value !== entered && value !== control.getAttribute(SHOWN);
  return isRestored ? `${value}\n${entered}` : entered;
}

/** React compares the value with the last that it has seen set on the element itself, so the new one is set behind its back. */
function type(control: HTMLInputElement | HTMLTextAreaElement, entered: string): void {
  control.value = entered === '' ? ' ' : '';
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, entered);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
