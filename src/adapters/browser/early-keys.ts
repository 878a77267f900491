/** On the root element: the keys that were pressed too early, one character each. */
const KEYS = 'data-keys';

/** On the root element as soon as the app takes keys itself. */
export const KEYS_TAKEN = 'data-shortcuts';

/** Keeps the single characters that are pressed outside of every control while the code of the shortcuts has not come. */
export function keepEarlyKeys(document: Document): void {
  const root = document.documentElement;
  document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    // What fills forms in by itself sends presses without a key.
    const isShortcut = target === document.body && key?.length === 1 && !(ctrlKey || altKey || metaKey);
    if (isShortcut && !root.hasAttribute(KEYS_TAKEN)) root.setAttribute(KEYS, (root.getAttribute(KEYS) ?? '') + key);
  });
}

/** Whether a key was pressed that the shortcuts have not taken yet. */
export function hasEarlyKeys(document: Document): boolean {
  return document.documentElement.hasAttribute(KEYS);
}
