/** The order of what is told: newest first, and what is of one moment by its id. */
export function newestFirst(
  one: { readonly id: string; readonly createdAt: number },
  other: { readonly id: string; readonly createdAt: number },
): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);
}
