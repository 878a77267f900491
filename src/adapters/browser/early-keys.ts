/** On the root element: the keys that were pressed too early, one character each. */
const KEYS = 'data-keys';

/** On the root element as soon as the app takes keys itself. */
export const KEYS_TAKEN = 'data-shortcuts';

/** Keeps the single characters that are pressed outside of every control while the code of the shortcuts has not come. */
export function keepEarlyKeys(document: Document): void {
  const root = document.documentElement;
  document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    const isShortcut = target === document.body && key.length === 1 && !(ctrlKey || altKey || metaKey);
    if (isShortcut && !root.hasAttribute(KEYS_TAKEN)) root.setAttribute(KEYS, (root.getAttribute(KEYS) ?? '') + key);
  });
}
