export const USERNAME_CHECK_MS = 400;

export function otherSuggestedName(suggested: readonly string[], userName: string): string | null {
  const unwanted = userName.trim().toLowerCase();
  return suggested.find((name) => name.toLowerCase() !== unwanted) ?? null;
}
