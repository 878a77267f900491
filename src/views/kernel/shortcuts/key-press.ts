import type { KeyPress } from '@/core/kernel/shortcuts/shortcut';
import { firstInPage } from '../page/page';

/** Letters belong to fields, lists and menus, and to what lies over the page. */
const TAKING = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]';

/** Returns a press of a key as rules of single keys see it. */
export function keyPressOf({ key, ctrlKey, altKey, metaKey, target, isComposing }: KeyboardEvent): KeyPress {
  return { key, hasModifier: ctrlKey || altKey || metaKey, isTaken: isComposing || isTaken(target) };
}

/** Returns whether a letter belongs to the control that has the focus, or to what lies over the page. */
export function isTaken(target: EventTarget | null): boolean {
  return (target instanceof Element && target.closest(TAKING) !== null) || firstInPage('.dialog') !== null;
}
