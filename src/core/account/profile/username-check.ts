export const USERNAME_CHECK_MS = 400;

export function nameInstead(suggested: readonly string[], userName: string): string | null {
  const unwanted = userName.trim().toLowerCase();
  return suggested.find((name) => name.toLowerCase() !== unwanted) ?? null;
}
