export const SHORTCUTS = ['next', 'previous', 'open', 'vote', 'comment', 'search', 'help'] as const;

export type Shortcut = (typeof SHORTCUTS)[number];

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
  readonly hasModifier: boolean;
  /** True if a text field has the focus, or an overlay is open. */
  readonly isTaken: boolean;
}

export function actOfKey<Act extends string>(
  keys: Readonly<Record<Act, string>>,
  { key, hasModifier, isTaken }: KeyPress,
): Act | null {
  if (hasModifier || isTaken) return null;
  for (const act in keys) if (keys[act] === key.toLowerCase()) return act;
  return null;
}

/** Returns null if the key is not for a shortcut. If shortcuts are off, only their help works. */
export function shortcutOf(press: KeyPress, isOn: boolean): Shortcut | null {
  const named = actOfKey(SHORTCUT_KEYS, press);
  return isOn || named === 'help' ? named : null;
}
