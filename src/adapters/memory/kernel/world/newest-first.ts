export function newestFirst(
  one: { readonly id: string; readonly createdAt: number },
  other: { readonly id: string; readonly createdAt: number },
): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);
}
