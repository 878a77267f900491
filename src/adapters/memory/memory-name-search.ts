/** From this many characters on, a text is also looked for inside words. */
const MIN_INSIDE_LENGTH = 3;

/** Returns the items whose names match a typed text: beginnings of names first, then of words, then any other place. */
export function bestMatches<Item extends { readonly name: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): readonly Item[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return items
    .map((item) => ({ item, rank: rankOf(item.name.toLowerCase(), text) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((first, second) => Number(first.rank) - Number(second.rank) || compareNames(first.item, second.item))
    .slice(0, limit)
    .map(({ item }) => item);
}

function rankOf(name: string, text: string): 0 | 1 | 2 | null {
  if (name.startsWith(text)) return 0;
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(text))) return 1;
  return text.length >= MIN_INSIDE_LENGTH && name.includes(text) ? 2 : null;
}

function compareNames(first: { readonly name: string }, second: { readonly name: string }): number {
  const [one, other] = [first.name.toLowerCase(), second.name.toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
