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

export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta is held: the browser's own acts. */
  readonly hasModifier: boolean;
  /** The focus is where letters are typed or chosen by, or an overlay is open. */
  readonly isTaken: boolean;
}

/** Returns the act that a press does, by the key of each act; null for any other key, and while letters are taken. */
export function actOfKey<Act extends string>(
  keys: Readonly<Record<Act, string>>,
  { key, hasModifier, isTaken }: KeyPress,
): Act | null {
  if (hasModifier || isTaken) return null;
  for (const act in keys) if (keys[act] === key.toLowerCase()) return act;
  return null;
}

/** Returns the act of a press; null if the key is not for a shortcut. With the shortcuts off only their help is left. */
export function shortcutOf(press: KeyPress, isOn: boolean): Shortcut | null {
  const named = actOfKey(SHORTCUT_KEYS, press);
  return isOn || named === 'help' ? named : null;
}
