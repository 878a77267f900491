/** The pause in typing after which a name is checked, in ms. */
export const USERNAME_CHECK_MS = 400;

/** Returns a free name to take instead of another; null if none is known. */
export function nameInstead(suggested: readonly string[], userName: string): string | null {
  const unwanted = userName.trim().toLowerCase();
  return suggested.find((name) => name.toLowerCase() !== unwanted) ?? null;
}
