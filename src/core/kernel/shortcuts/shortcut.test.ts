import { describe, expect, it } from 'vitest';
import { SHORTCUT_KEYS, SHORTCUTS, shortcutOf } from './shortcut';

const press = (key: string) => ({ key, hasModifier: false, isTaken: false });

describe('a single key', () => {
  it.each(SHORTCUTS)('does one act: %s', (shortcut) => {
    const key = SHORTCUT_KEYS[shortcut];
    expect(shortcutOf(press(key), true)).toBe(shortcut);
    expect(shortcutOf(press(key.toUpperCase()), true)).toBe(shortcut);
    expect(shortcutOf({ ...press(key), hasModifier: true }, true)).toBeNull();
    expect(shortcutOf({ ...press(key), isTaken: true }, true)).toBeNull();
  });

  it('does nothing once the user has switched the keys off, but for their help', () => {
    expect(SHORTCUTS.filter((shortcut) => shortcutOf(press(SHORTCUT_KEYS[shortcut]), false) !== null)).toEqual([
      'help',
    ]);
  });

  it('that has no act is left alone', () => {
    for (const key of ['x', 'Enter', 'Tab', ' ', '']) expect(shortcutOf(press(key), true)).toBeNull();
  });
});
