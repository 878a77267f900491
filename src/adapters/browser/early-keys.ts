/** On the root element: the keys that were pressed too early, one character each. */
const KEYS = 'data-keys';

/** On the root element as soon as the app takes keys itself. */
export const KEYS_TAKEN = 'data-shortcuts';

/** The keys that are kept at most; further ones are impatience, or a key that is held. */
const MAX_KEYS = 20;

/** A key is forgotten after this time: whoever pressed it does not expect anything of it any more. */
const MAX_AGE_MS = 10_000;

/** Selects the fields of a page. Menus and dialogs take letters too, and come with the code. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Keeps the single characters that are pressed outside of fields while the code of the shortcuts has not come. */
export function keepEarlyKeys(document: Document): void {
  const root = document.documentElement;
  const waiting = () => root.getAttribute(KEYS) ?? '';
  document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    // What fills forms in by itself sends presses without a key.
    const isTyped = !(target instanceof Element) || target.closest(FIELDS) !== null;
    const isShortcut = !isTyped && key?.length === 1 && !(ctrlKey || altKey || metaKey);
    if (!isShortcut || root.hasAttribute(KEYS_TAKEN) || waiting().length >= MAX_KEYS) return;
    root.setAttribute(KEYS, waiting() + key);
    setTimeout(() => {
      const younger = waiting().slice(1);
      if (younger === '') root.removeAttribute(KEYS);
      else root.setAttribute(KEYS, younger);
    }, MAX_AGE_MS);
  });
}

/** Returns whether a key was pressed that the shortcuts have not taken yet. */
export function hasEarlyKeys(document: Document): boolean {
  return document.documentElement.hasAttribute(KEYS);
}
