/** The acts that a single key does. */
export const SHORTCUTS = ['next', 'previous', 'open', 'vote', 'comment', 'search', 'help'] as const;

/** An act that a single key does. */
export type Shortcut = (typeof SHORTCUTS)[number];

/** The key of each act, as a keyboard event names it. */
export const SHORTCUT_KEYS: Readonly<Record<Shortcut, string>> = {
  next: 'j',
  previous: 'k',
  open: 'o',
  vote: 'l',
  comment: 'c',
  search: '/',
  help: '?',
};

/** A press of a key. */
export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta is held: the browser's own acts. */
  readonly hasModifier: boolean;
  /** The focus is where letters are typed or chosen by, or an overlay is open. */
  readonly isTaken: boolean;
}

/** Returns the act of a press; null where the key is not for a shortcut. With the shortcuts off only their help is left. */
export function shortcutOf({ key, hasModifier, isTaken }: KeyPress, isOn: boolean): Shortcut | null {
  if (hasModifier || isTaken) return null;
  const named = SHORTCUTS.find((shortcut) => SHORTCUT_KEYS[shortcut] === key.toLowerCase()) ?? null;
  return isOn || named === 'help' ? named : null;
}
