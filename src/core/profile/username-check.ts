/** The service is asked about a name when nothing was typed for so long, in ms. */
export const USERNAME_CHECK_MS = 400;

/** A free name to take instead of one that cannot be had; null where none is known. */
export function nameInstead(suggested: readonly string[], typed: string): string | null {
  const unwanted = typed.trim().toLowerCase();
  return suggested.find((name) => name.toLowerCase() !== unwanted) ?? null;
}
