import type { KeyPress } from '@/core/kernel/shortcuts/shortcut';
import { firstInPage } from '../page/page';

/** Elements that use letter keys themselves. */
const TAKING = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]';

export function keyPressOf({ key, ctrlKey, altKey, metaKey, target, isComposing }: KeyboardEvent): KeyPress {
  return { key, hasModifier: ctrlKey || altKey || metaKey, isTaken: isComposing || isHandledElsewhere(target) };
}

/** Returns true if a letter belongs to the focused control or to an overlay. */
export function isHandledElsewhere(target: EventTarget | null): boolean {
  return (target instanceof Element && target.closest(TAKING) !== null) || firstInPage('.dialog') !== null;
}
