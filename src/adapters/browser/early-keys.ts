/** The attribute of the root element with early keys, one character each. */
const KEYS = 'data-keys';

/** The attribute that is set on the root element once the app handles keys. */
export const SHORTCUTS_ATTRIBUTE = 'data-shortcuts';

/** The maximum number of keys. More come only from an impatient user or a held key. */
const MAX_KEYS = 20;

/** The maximum age of a key. An older one is dropped, because the user no longer expects anything. */
const MAX_AGE_MS = 10_000;

/** Elements that use letter keys. Menus and dialogs do too, but load with the code. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Stores single characters pressed outside of fields until the shortcuts' code is loaded. */
export function keepEarlyKeys(document: Document): void {
  const root = document.documentElement;
  const waiting = () => root.getAttribute(KEYS) ?? '';
  document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    // Autofill sends presses without a key.
    const isTyped = !(target instanceof Element) || target.closest(FIELDS) !== null;
    const isShortcut = !isTyped && key?.length === 1 && !(ctrlKey || altKey || metaKey);
    if (!isShortcut || root.hasAttribute(SHORTCUTS_ATTRIBUTE) || waiting().length >= MAX_KEYS) return;
    root.setAttribute(KEYS, waiting() + key);
    setTimeout(() => {
      const younger = waiting().slice(1);
      if (younger === '') root.removeAttribute(KEYS);
      else root.setAttribute(KEYS, younger);
    }, MAX_AGE_MS);
  });
}

export function hasEarlyKeys(document: Document): boolean {
  return document.documentElement.hasAttribute(KEYS);
}
